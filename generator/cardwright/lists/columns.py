"""The columns of a list by their headings, in the words of six languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from cardwright.errors import did_you_mean

#: The headings of each column: English, German, French, Spanish, Italian, Dutch.
HEADINGS: dict[str, tuple[str, ...]] = {
    "group": (
        *("Group", "Gruppe", "Groupe", "Grupo", "Gruppo", "Groep"),
        *("Category", "Kategorie", "Catégorie", "Categoría", "Categoria", "Categorie"),
        *("Family", "Familie", "Famille", "Familia", "Famiglia", "Set", "Epoche", "Thema"),
    ),
    "name": (
        *("Name", "Nom", "Nombre", "Nome", "Naam", "Card", "Karte", "Carte", "Carta", "Kaart"),
        *("Word", "Wort", "Mot", "Palabra", "Parola", "Woord"),
        *("Question", "Frage", "Pregunta", "Domanda", "Vraag"),
    ),
    "partner": (
        *("Partner", "Partnerkarte", "Partenaire", "Pareja", "Compagno", "Tegenhanger"),
        *("Translation", "Übersetzung", "Traduction", "Traducción", "Traduzione", "Vertaling"),
        *("Answer", "Antwort", "Réponse", "Respuesta", "Risposta", "Antwoord"),
    ),
    "years": (
        *("Years", "Jahre", "Années", "Años", "Anni", "Jaren"),
        *("Year", "Jahr", "Année", "Año", "Anno", "Jaar"),
        *("Dates", "Lebensdaten", "Fechas", "Date", "Jaartallen"),
    ),
    "text": (
        *("Text", "Texte", "Texto", "Testo", "Tekst"),
        *("Description", "Beschreibung", "Descripción", "Descrizione", "Beschrijving"),
    ),
    "work": ("Work", "Werk", "Œuvre", "Obra", "Opera"),
    "picture": (
        *("Picture", "Bild", "Image", "Imagen", "Immagine", "Afbeelding"),
        *("Photo", "Foto", "Plaatje", "Picture file", "Bilddatei"),
    ),
    "short": (
        *("Short name", "Kurzname", "Nom court", "Nombre corto", "Nome breve", "Korte naam"),
        *("Short", "Kurz"),
    ),
    "credit": (
        *("Credit", "Bildnachweis", "Crédit", "Crédito", "Credito", "Bron"),
        *("Credits", "Quelle", "Source", "Fuente", "Fonte"),
    ),
    "crop": ("Crop", "Ausschnitt", "Cadrage", "Recorte", "Ritaglio", "Uitsnede"),
    "alt": (
        *("Alt", "Alternativtext", "Texte alternatif", "Texto alternativo"),
        *("Testo alternativo", "Alternatieve tekst", "Alt text", "Bildbeschreibung"),
    ),
    "level": ("Level", "Stufe", "Schwierigkeit", "Niveau", "Nivel", "Livello"),
    "deck": (
        *("Deck", "Spiel", "Jeu", "Juego", "Gioco", "Spel"),
        *("Kartenspiel", "Paquet", "Baraja", "Mazo", "Mazzo", "Kaartspel"),
    ),
}


def _plain(heading: str) -> str:
    """A heading without case, accents, spaces and marks.

    >>> _plain("Œuvre :"), _plain("short_name")
    ('oeuvre', 'shortname')
    """
    spread = unicodedata.normalize("NFKD", heading.casefold().replace("œ", "oe"))
    return re.sub(r"[\W_]+", "", "".join(c for c in spread if not unicodedata.combining(c)))


_FIELDS = {_plain(name): field for field, names in HEADINGS.items() for name in names}


def field_of(heading: str) -> str:
    """The field that a heading names; "" if it names none.

    >>> field_of("GRUPPE"), field_of("Nom court"), field_of("Color")
    ('group', 'short', '')
    """
    return _FIELDS.get(_plain(heading), "")


def near(heading: str) -> str:
    """A question for a heading that is nearly known, such as “Grup”; "" if none is near."""
    return did_you_mean(heading, [name for names in HEADINGS.values() for name in names])


def is_head(cells: Sequence[str]) -> bool:
    """Test if a row is the head of a list: two or more of its cells are headings, one a name."""
    found = [field for cell in cells if (field := field_of(cell))]
    return "name" in found and len(found) > 1
