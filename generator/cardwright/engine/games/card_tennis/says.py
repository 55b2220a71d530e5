"""What the judge of Card Tennis says, by the question that decided and the manner of the stroke.

The manners are told in `judge._manners`; "" is for all that have no sentence of their own. In the
sentences `card` and `cards` print strokes.
"""

from cardwright.engine.verdict import Saying

_OVER = {
    ("over", ""): Saying("TEN-19", "The game is over: the next one has a new deal and server."),
}

_PASSING = {
    ("passes alone", ""): Saying(
        "TEN-14", "You have no partner to ask: play a proper card, or draw if you hold none."
    ),
    ("passes the serve", ""): Saying(
        "TEN-B13", "Your partner may not help with the serve: you alone must find it."
    ),
    ("passes though able", ""): Saying(
        "TEN-B2", "You can answer the {led:card}, and so you must: play your {proper:cards}."
    ),
    ("passes again", "partners, serve"): Saying(
        "TEN-18", "Neither of you can return the serve, and it is for you to draw now."
    ),
    ("passes again", "partners"): Saying(
        "TEN-B12", "Neither of you can answer the {led:card}, and it is for you to draw now."
    ),
    ("passes for both", "partners, serve"): Saying(
        "TEN-18", "Neither you nor your partner can return the serve: Seat {first} draws first."
    ),
    ("passes for both", "partners"): Saying(
        "TEN-B12",
        "Neither you nor your partner can answer the {led:card}: Seat {first} draws first.",
    ),
    ("passes", "partners, serve"): Saying(
        "TEN-18", "You have no return, so your partner, Seat {partner}, is asked."
    ),
    ("passes", "partners"): Saying(
        "TEN-B12", "You cannot answer the {led:card}, so your partner, Seat {partner}, is asked."
    ),
}

_DRAWING = {
    ("draws twice", ""): Saying(
        "TEN-B3", "You have drawn for this stroke already: play your {proper:cards}."
    ),
    ("draws holding a serve", ""): Saying("TEN-B5", "You hold a serve: play it, and do not draw."),
    ("draws though able", ""): Saying(
        "TEN-B2", "You can answer the {led:card}, so you may not draw: play your {proper:cards}."
    ),
    ("draws for a serve", ""): Saying("TEN-6", "You hold no serve: it is a fault, and you draw."),
    ("draws before the partner is asked", "partners, serve"): Saying(
        "TEN-18", "Nobody draws yet: your partner, Seat {partner}, may hold a return. Pass."
    ),
    ("draws before the partner is asked", "partners"): Saying(
        "TEN-B12", "Nobody draws yet: your partner, Seat {partner}, may hold an answer. Pass."
    ),
    ("draws before the first", "partners, serve"): Saying(
        "TEN-18", "Pass: Seat {first}, opposite the server, draws before you."
    ),
    ("draws before the first", "partners"): Saying(
        "TEN-B12", "Pass: Seat {first}, opposite the player of the {led:card}, draws before you."
    ),
    ("draws", "serve"): Saying("TEN-9", "You have no return, so you draw."),
    ("draws", ""): Saying("TEN-14", "You have nothing that meets a {led:card}, so you draw."),
    ("draws", "partners, serve"): Saying(
        "TEN-18", "Neither of you can return the serve, and it is your turn to draw."
    ),
    ("draws", "partners"): Saying(
        "TEN-B12", "Neither of you can answer the {led:card}, and it is your turn to draw."
    ),
}

_PLAYING = {
    ("opens without a serve", ""): Saying(
        "TEN-5", "The ball is up: it wants a serve, and no {stroke:card}."
    ),
    ("serves in answer", ""): Saying(
        "TEN-B1", "A serve answers nothing; a {led:card} is met by a {answers:cards}."
    ),
    ("does not answer", "serve"): Saying(
        "TEN-9", "A serve must be met by a return; a {stroke:card} does not do."
    ),
    ("does not answer", "volley"): Saying(
        "TEN-12", "A volley is met only by a volley or a net; a {stroke:card} does not do."
    ),
    ("does not answer", "net"): Saying(
        "TEN-13", "A net is met only by another net; a {stroke:card} does not do."
    ),
    ("has no serve", ""): Saying("TEN-6", "You hold no serve: it is a fault, and you must draw."),
    ("has another", ""): Saying("TEN-B2", "You hold no {stroke:card}: play your {proper:cards}."),
    ("has none", "serve"): Saying("TEN-9", "You hold no return: you must draw."),
    ("has none", ""): Saying(
        "TEN-14", "You hold no {stroke:card}, nor anything that meets a {led:card}: draw."
    ),
    ("has none and must draw", "partners, serve"): Saying(
        "TEN-18", "You hold no return, nor does your partner: draw."
    ),
    ("has none and must draw", "partners"): Saying(
        "TEN-B12", "You hold no {stroke:card}, and neither of you can meet a {led:card}: draw."
    ),
    ("has none", "partners, serve"): Saying("TEN-18", "You hold no return: pass."),
    ("has none", "partners"): Saying(
        "TEN-B12", "You hold no {stroke:card}, nor anything that meets a {led:card}: pass."
    ),
    ("plays after drawing", ""): Saying(
        "TEN-B4", "You have drawn, and may play any proper card in your hand."
    ),
    ("serves", ""): Saying("TEN-5", "The ball is up, and you serve."),
    ("helps", "partners, serve"): Saying(
        "TEN-18", "Your partner has no return, so you must play yours."
    ),
    ("helps", "partners"): Saying(
        "TEN-B12", "Your partner cannot answer the {led:card}, so you must: a {stroke:card} does."
    ),
    ("has a choice", ""): Saying(
        "TEN-B2", "You hold more than one proper card ({proper:cards}), and the choice is free."
    ),
    ("answers", "serve"): Saying("TEN-9", "The serve is returned."),
    ("answers", "return"): Saying("TEN-11", "A return may be met by a {stroke:card}."),
    ("answers", "volley"): Saying("TEN-12", "A volley is met by a {stroke:card}."),
    ("answers", "net"): Saying("TEN-13", "A net is met by a net."),
}

SAYS = _OVER | _PASSING | _DRAWING | _PLAYING
