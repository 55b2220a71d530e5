"""Continent of each country's land, for the survey; names as Natural Earth spells them.

Continents are the four of the old game and everything else. A country that lies on two is divided
by island, or by a line in ``survey``; the lines are those of the old geography books.
"""

from __future__ import annotations

from types import MappingProxyType

#: The outlines that are made, in order.
CONTINENTS = ("europe", "asia", "africa", "america", "other")

_NAMES = MappingProxyType(
    {
        "europe": (
            "Albania,Andorra,Austria,Belarus,Belgium,Bosnia and Herz.,Bulgaria,Croatia,Czechia,"
            "Denmark,Estonia,Faeroe Is.,Finland,France,Germany,Greece,Guernsey,Hungary,Iceland,"
            "Ireland,Isle of Man,Italy,Jersey,Kazakhstan,Kosovo,Latvia,Liechtenstein,Lithuania,"
            "Luxembourg,Macedonia,Malta,Moldova,Monaco,Montenegro,Netherlands,Norway,Poland,"
            "Portugal,Romania,Russia,San Marino,Serbia,Slovakia,Slovenia,Spain,Sweden,Switzerland,"
            "Ukraine,United Kingdom,Vatican,Åland"
        ),
        "asia": (
            "Afghanistan,Armenia,Azerbaijan,Bahrain,Bangladesh,Bhutan,Brunei,Cambodia,China,Cyprus,"
            "Georgia,Hong Kong,India,Indonesia,Iran,Iraq,Israel,Japan,Jordan,Kuwait,Kyrgyzstan,"
            "Laos,Lebanon,Macao,Malaysia,Maldives,Mongolia,Myanmar,N. Cyprus,Nepal,North Korea,"
            "Oman,Pakistan,Palestine,Philippines,Qatar,Saudi Arabia,Siachen Glacier,Singapore,"
            "South Korea,Sri Lanka,Syria,Taiwan,Tajikistan,Thailand,Timor-Leste,Turkey,"
            "Turkmenistan,United Arab Emirates,Uzbekistan,Vietnam,Yemen"
        ),
        "africa": (
            "Algeria,Angola,Benin,Botswana,Burkina Faso,Burundi,Cabo Verde,Cameroon,"
            "Central African Rep.,Chad,Comoros,Congo,Côte d'Ivoire,Dem. Rep. Congo,Djibouti,Egypt,"
            "Eq. Guinea,Eritrea,Ethiopia,Gabon,Gambia,Ghana,Guinea,Guinea-Bissau,Kenya,Lesotho,"
            "Liberia,Libya,Madagascar,Malawi,Mali,Mauritania,Mauritius,Morocco,Mozambique,Namibia,"
            "Niger,Nigeria,Rwanda,S. Sudan,Senegal,Seychelles,Sierra Leone,Somalia,Somaliland,"
            "South Africa,Sudan,São Tomé and Principe,Tanzania,Togo,Tunisia,Uganda,W. Sahara,"
            "Zambia,Zimbabwe,eSwatini"
        ),
        "america": (
            "Antigua and Barb.,Argentina,Aruba,Bahamas,Barbados,Belize,Bermuda,Bolivia,Brazil,"
            "Canada,Cayman Is.,Chile,Colombia,Costa Rica,Cuba,Curaçao,Dominica,Dominican Rep.,"
            "Ecuador,El Salvador,Falkland Is.,Greenland,Grenada,Guatemala,Guyana,Haiti,Honduras,"
            "Jamaica,Mexico,Montserrat,Nicaragua,Panama,Paraguay,Peru,Puerto Rico,Saint Lucia,"
            "St. Kitts and Nevis,St. Vin. and Gren.,Suriname,Trinidad and Tobago,"
            "United States of America,Uruguay,Venezuela"
        ),
    }
)
_HOME = {name: group for group, names in _NAMES.items() for name in names.split(",")}


def continent_of(country: str, lon: float, lat: float) -> str:
    """The continent of that piece of the country whose middle lies at lon, lat (degrees)."""
    home = _HOME.get(country, "other")
    if home == "europe" and lon < -30 and country != "Russia":
        return "america"  # Guiana, Guadeloupe, Martinique, the Dutch Antilles
    if home == "europe" and lat < 30:
        return "africa"  # the Canaries, Réunion
    if country == "Turkey" and lon < 28.5 and lat > 40.2:
        return "europe"  # Thrace
    if country == "United States of America" and -161 < lon < -154 and lat < 23:
        return "other"  # Hawaii
    if country == "Indonesia" and lon > 132:
        return "other"  # New Guinea
    return home
