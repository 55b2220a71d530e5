"""What tests raise where a signal tells a program to end."""


class ToldToStop(BaseException):
    """A signal has come; only the main thread hears one."""
