"""The messages of the judge of Card Tennis, by the question that decided and the kind of stroke.

The manners are told in `judge._manners`; "" is for all that have no sentence of their own. In the
sentences `card` and `cards` print strokes.
"""

from cardwright.engine.verdict import Message

_OVER = {
    ("over", ""): Message("TEN-19", "The game is over: the next one has a new deal and server."),
}

_PASSING = {
    ("passes alone", ""): Message(
        "TEN-14", "You have no partner to ask: play a card that fits, or draw if you hold none."
    ),
    ("passes the serve", ""): Message(
        "TEN-B13", "Your partner may not help with the serve: you alone must find it."
    ),
    ("passes though able", ""): Message(
        "TEN-B2", "You can answer the {led:card}, and so you must: play your {proper:cards}."
    ),
    ("passes again", "partners, serve"): Message(
        "TEN-18", "Neither of you can return the serve, so you draw now."
    ),
    ("passes again", "partners"): Message(
        "TEN-B12", "Neither of you can answer the {led:card}, so you draw now."
    ),
    ("passes for both", "partners, serve"): Message(
        "TEN-18", "Neither you nor your partner can return the serve: {first:seat} draws first."
    ),
    ("passes for both", "partners"): Message(
        "TEN-B12",
        "Neither you nor your partner can answer the {led:card}: {first:seat} draws first.",
    ),
    ("passes", "partners, serve"): Message(
        "TEN-18", "You have no return, so your partner, {partner:seat}, is asked."
    ),
    ("passes", "partners"): Message(
        "TEN-B12", "You cannot answer the {led:card}, so your partner, {partner:seat}, is asked."
    ),
}

_DRAWING = {
    ("draws twice", ""): Message(
        "TEN-B3", "You have drawn for this stroke already: play your {proper:cards}."
    ),
    ("draws holding a serve", ""): Message("TEN-B5", "You hold a serve: play it, and do not draw."),
    ("draws though able", ""): Message(
        "TEN-B2", "You can answer the {led:card}, so you may not draw: play your {proper:cards}."
    ),
    ("draws for a serve", ""): Message("TEN-6", "You hold no serve: it is a fault, and you draw."),
    ("draws before the partner is asked", "partners, serve"): Message(
        "TEN-18", "Nobody draws yet: your partner, {partner:seat}, may hold a return. Pass."
    ),
    ("draws before the partner is asked", "partners"): Message(
        "TEN-B12", "Nobody draws yet: your partner, {partner:seat}, may hold an answer. Pass."
    ),
    ("draws before the first", "partners, serve"): Message(
        "TEN-18", "Pass: {first:seat}, opposite the server, draws before you."
    ),
    ("draws before the first", "partners"): Message(
        "TEN-B12", "Pass: {first:seat}, opposite the player of the {led:card}, draws before you."
    ),
    ("draws", "serve"): Message("TEN-9", "You have no return, so you draw."),
    ("draws", ""): Message("TEN-14", "You have nothing that answers a {led:card}, so you draw."),
    ("draws", "partners, serve"): Message(
        "TEN-18", "Neither of you can return the serve, and it is your turn to draw."
    ),
    ("draws", "partners"): Message(
        "TEN-B12", "Neither of you can answer the {led:card}, and it is your turn to draw."
    ),
}

_PLAYING = {
    ("opens without a serve", ""): Message(
        "TEN-5", "A ball begins with a serve, not with a {stroke:card}."
    ),
    ("serves in answer", ""): Message(
        "TEN-B1", "A serve answers nothing; a {led:card} is answered by a {answers:cards}."
    ),
    ("does not answer", "serve"): Message(
        "TEN-9", "Only a return answers a serve; a {stroke:card} does not."
    ),
    ("does not answer", "volley"): Message(
        "TEN-12", "Only a volley or a net answers a volley; a {stroke:card} does not."
    ),
    ("does not answer", "net"): Message(
        "TEN-13", "Only another net answers a net; a {stroke:card} does not."
    ),
    ("has no serve", ""): Message("TEN-6", "You hold no serve: it is a fault, and you must draw."),
    ("has another", ""): Message("TEN-B2", "You hold no {stroke:card}: play your {proper:cards}."),
    ("has none", "serve"): Message("TEN-9", "You hold no return: you must draw."),
    ("has none", ""): Message(
        "TEN-14", "You hold no {stroke:card}, nor anything that answers a {led:card}: draw."
    ),
    ("has none and must draw", "partners, serve"): Message(
        "TEN-18", "You hold no return, nor does your partner: draw."
    ),
    ("has none and must draw", "partners"): Message(
        "TEN-B12", "You hold no {stroke:card}, and neither of you can answer a {led:card}: draw."
    ),
    ("has none", "partners, serve"): Message("TEN-18", "You hold no return: pass."),
    ("has none", "partners"): Message(
        "TEN-B12", "You hold no {stroke:card}, nor anything that answers a {led:card}: pass."
    ),
    ("plays after drawing", ""): Message(
        "TEN-B4", "The card that you drew fits, so you must play."
    ),
    ("serves", ""): Message("TEN-5", "The ball is up, and you serve."),
    ("helps", "partners, serve"): Message(
        "TEN-18", "Your partner has no return, so you must play yours."
    ),
    ("helps", "partners"): Message(
        "TEN-B12",
        "Your partner cannot answer the {led:card}, so you must: a {stroke:card} answers it.",
    ),
    ("has a choice", ""): Message(
        "TEN-B2", "You hold more than one card that fits ({proper:cards}): choose one."
    ),
    ("answers", "serve"): Message("TEN-9", "The serve is returned."),
    ("answers", "return"): Message("TEN-11", "A {stroke:card} answers a return."),
    ("answers", "volley"): Message("TEN-12", "A {stroke:card} answers a volley."),
    ("answers", "net"): Message("TEN-13", "A net answers a net."),
}

SAYS = _OVER | _PASSING | _DRAWING | _PLAYING
