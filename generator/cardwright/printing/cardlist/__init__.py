"""The cards of a game in words, for who does not see them: as plain text and as a page.

Both say of each card what it is called, what stands on it and how many there are, in the order in
which the deck is printed; and of the reference cards all that they say.

    told = card_list(ledger)
    text, page = as_text(told), as_page(told)
"""

from cardwright.printing.cardlist.page import as_page
from cardwright.printing.cardlist.sections import CardList, card_list
from cardwright.printing.cardlist.text import as_text

__all__ = ["CardList", "as_page", "as_text", "card_list"]
