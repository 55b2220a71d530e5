"""The columns of a list by their headings, in the words of six languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from itertools import chain

from cardwright.errors import did_you_mean
from cardwright.ledger.words import Language

#: The headings of each column by language, the usual one first.
HEADINGS: Mapping[Language, Mapping[str, tuple[str, ...]]] = {
    "en": {
        "group": ("Group", "Category", "Family", "Set"),
        "name": ("Name", "Card", "Word", "Question"),
        "partner": ("Partner", "Translation", "Answer"),
        "years": ("Years", "Year", "Dates"),
        "text": ("Text", "Description"),
        "work": ("Work",),
        "picture": ("Picture", "Image", "Photo", "Picture file"),
        "short": ("Short name", "Short"),
        "credit": ("Credit", "Credits", "Source"),
        "crop": ("Crop",),
        "alt": ("Alt", "Alt text"),
        "level": ("Level",),
        "deck": ("Deck",),
    },
    "de": {
        "group": ("Gruppe", "Kategorie", "Familie", "Epoche", "Thema"),
        "name": ("Name", "Karte", "Wort", "Frage"),
        "partner": ("Partnerkarte", "Partner", "Übersetzung", "Antwort"),
        "years": ("Jahre", "Jahr", "Lebensdaten"),
        "text": ("Text", "Beschreibung"),
        "work": ("Werk",),
        "picture": ("Bild", "Foto", "Bilddatei"),
        "short": ("Kurzname", "Kurz"),
        "credit": ("Bildnachweis", "Quelle"),
        "crop": ("Ausschnitt",),
        "alt": ("Alternativtext", "Bildbeschreibung", "Alt"),
        "level": ("Stufe", "Schwierigkeit", "Niveau"),
        "deck": ("Spiel", "Kartenspiel", "Deck"),
    },
    "fr": {
        "group": ("Groupe", "Catégorie", "Famille"),
        "name": ("Nom", "Carte", "Mot", "Question"),
        "partner": ("Partenaire", "Traduction", "Réponse"),
        "years": ("Années", "Année", "Dates", "Date"),
        "text": ("Texte", "Description"),
        "work": ("Œuvre",),
        "picture": ("Image", "Photo"),
        "short": ("Nom court",),
        "credit": ("Crédit", "Crédits", "Source"),
        "crop": ("Cadrage",),
        "alt": ("Texte alternatif", "Alt"),
        "level": ("Niveau",),
        "deck": ("Jeu", "Paquet"),
    },
    "es": {
        "group": ("Grupo", "Categoría", "Familia"),
        "name": ("Nombre", "Carta", "Palabra", "Pregunta"),
        "partner": ("Pareja", "Traducción", "Respuesta"),
        "years": ("Años", "Año", "Fechas"),
        "text": ("Texto", "Descripción"),
        "work": ("Obra",),
        "picture": ("Imagen", "Foto"),
        "short": ("Nombre corto",),
        "credit": ("Crédito", "Créditos", "Fuente"),
        "crop": ("Recorte",),
        "alt": ("Texto alternativo", "Alt"),
        "level": ("Nivel",),
        "deck": ("Juego", "Baraja", "Mazo"),
    },
    "it": {
        "group": ("Gruppo", "Categoria", "Famiglia"),
        "name": ("Nome", "Carta", "Parola", "Domanda"),
        "partner": ("Compagno", "Traduzione", "Risposta"),
        "years": ("Anni", "Anno", "Date"),
        "text": ("Testo", "Descrizione"),
        "work": ("Opera",),
        "picture": ("Immagine", "Foto"),
        "short": ("Nome breve",),
        "credit": ("Credito", "Crediti", "Fonte"),
        "crop": ("Ritaglio",),
        "alt": ("Testo alternativo", "Alt"),
        "level": ("Livello",),
        "deck": ("Gioco", "Mazzo"),
    },
    "nl": {
        "group": ("Groep", "Categorie", "Familie", "Set", "Thema"),
        "name": ("Naam", "Kaart", "Woord", "Vraag"),
        "partner": ("Tegenhanger", "Vertaling", "Antwoord"),
        "years": ("Jaren", "Jaar", "Jaartallen"),
        "text": ("Tekst", "Beschrijving"),
        "work": ("Werk",),
        "picture": ("Afbeelding", "Foto", "Plaatje"),
        "short": ("Korte naam",),
        "credit": ("Bron",),
        "crop": ("Uitsnede",),
        "alt": ("Alternatieve tekst", "Alt"),
        "level": ("Niveau",),
        "deck": ("Spel", "Kaartspel", "Deck"),
    },
}

#: Headings of columns with a fact of their own, which keeps this name.
FACTS: Mapping[Language, tuple[str, ...]] = {
    "en": ("Latin name", "Scientific name", "Known for"),
    "de": ("Lateinischer Name", "Wissenschaftlicher Name", "Bekannt für"),
    "fr": ("Nom latin", "Nom scientifique", "Connu pour"),
    "es": ("Nombre latino", "Nombre científico", "Conocido por"),
    "it": ("Nome latino", "Nome scientifico", "Noto per"),
    "nl": ("Latijnse naam", "Wetenschappelijke naam", "Bekend om"),
}


def _plain(heading: str) -> str:
    """A heading without case, accents, spaces and marks.

    >>> _plain("Œuvre :"), _plain("short_name")
    ('oeuvre', 'shortname')
    """
    spread = unicodedata.normalize("NFKD", heading.casefold().replace("œ", "oe"))
    return re.sub(r"[\W_]+", "", "".join(c for c in spread if not unicodedata.combining(c)))


#: A heading with a unit: “Length (in km)”.
_UNIT = re.compile(r"(?P<name>[^()\[\]]*\S)\s*[(\[](?:(?:in|en) )?(?P<unit>[^()\[\]\s]{1,8})[)\]]")

_FIELDS = {
    _plain(name): field
    for columns in HEADINGS.values()
    for field, names in columns.items()
    for name in names
} | {_plain(name): "fact" for names in FACTS.values() for name in names}
_SPOKEN = {
    language: {_plain(name) for names in (*columns.values(), FACTS[language]) for name in names}
    for language, columns in HEADINGS.items()
}


def field_of(heading: str) -> str:
    """The field that a heading names; "" if it names none.

    >>> field_of("GRUPPE"), field_of("Nom court"), field_of("Latin name"), field_of("Color")
    ('group', 'short', 'fact', '')
    """
    return _FIELDS.get(_plain(heading), "")


def fact_of(heading: str) -> tuple[str, str]:
    """The name of a fact and its unit, which a heading may have in brackets.

    >>> fact_of("Length (in km)"), fact_of("Höhe [m]"), fact_of("Habitat")
    (('Length', 'km'), ('Höhe', 'm'), ('Habitat', ''))
    """
    found = _UNIT.fullmatch(heading)
    return (found["name"], found["unit"]) if found else (heading, "")


def near(heading: str) -> str:
    """A question for a heading that is nearly known, such as “Grup”; "" if none is near."""
    names = (names for columns in HEADINGS.values() for names in columns.values())
    known = dict.fromkeys(chain(*names, *FACTS.values()))
    return did_you_mean(heading, [*known], alike=0.7)


def usual_heading(field: str, cells: Sequence[str]) -> str:
    """The usual heading of a field, in the language of the other headings.

    >>> usual_heading("name", ["Gruppe", "Fluß"]), usual_heading("name", [])
    ('Name', 'Name')
    >>> usual_heading("group", ["Nom", "Texte"])
    'Groupe'
    """
    return HEADINGS[language_of(cells)][field][0]


def is_head(cells: Sequence[str]) -> bool:
    """Test if a row is the head of a list: two or more of its cells are headings, one a name."""
    found = [field for cell in cells if (field := field_of(cell))]
    return "name" in found and len(found) > 1


def language_of(cells: Sequence[str]) -> Language:
    """The language of all known headings of a list; English where they may be of several.

    >>> language_of(["Gruppe", "Name", "Text"]), language_of(["Grupo", "Nombre", "Color"])
    ('de', 'es')
    >>> language_of(["Group", "Name"]), language_of(["Gruppe", "Name", "Image"])
    ('en', 'en')
    """
    known = {_plain(cell) for cell in cells if field_of(cell)}
    found = [language for language, spoken in _SPOKEN.items() if known <= spoken]
    return found[0] if len(found) == 1 else "en"
