"""The kernel that Court and Sixty-Six share: two hands of six, a stock, a closed or used-up end."""
