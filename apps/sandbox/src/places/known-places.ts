import type { PlaceData } from './place.ts';

/**
 * Street number|route|subpremise|sublocality|locality|region|postal code|country|name|website.
 * Empty means absent.
 */
const ROWS = `12-34|31st Avenue||Queens||NY|11106|US||
45|Court Street||Brooklyn||NY|11201|US||
180|Bedford Avenue|2R|Brooklyn||NY|11249|US||
2417|Third Avenue||Bronx||NY|10451|US||
25|Hyatt Street||Staten Island||NY|10301|US||
350|5th Avenue||Manhattan|New York|NY|10118|US|Empire State Building|https://www.esbnyc.com/
11|Wall Street||Manhattan|New York|NY|10005|US||
1|Infinite Loop|||Cupertino|CA|95014|US||
1600|Amphitheatre Parkway|||Mountain View|CA|94043|US||
548|Market Street|62411||San Francisco|CA|94104|US||
|Pier 39|||San Francisco|CA|94133|US|Pier 39|https://www.pier39.com/
|The Embarcadero|||San Francisco|CA|94105|US||
100 1/2|Main Street|||Ventura|CA|93001|US||
N6W23001|Bluemound Road|||Waukesha|WI|53188|US||
221B|Baker Street|||Berryville|VA|22611|US||
233|South Wacker Drive|4600||Chicago|IL|60606|US||
401|Congress Avenue|1540||Austin|TX|78701|US||
1|Main Street|||Burlington|VT|05401|US||
500|Ala Moana Boulevard|||Honolulu|HI|96813|US||
1500|Broadway|||Detroit|MI|48226|US||
77|Massachusetts Avenue|||Cambridge|MA|02139|US||
3120|South Las Vegas Boulevard|||Las Vegas|NV|89109|US||
700|Clark Avenue|||St. Louis|MO|63102|US||
88|Coffee Lane|||Portland|OR|97205|US|Juniper Coffee Roasters|https://www.junipercoffee.example/
214|Harbor Street|||Charleston|SC|29401|US|Harbor Street Bakery|https://www.harborstreetbakery.example/
9|Mulberry Street|||Savannah|GA|31401|US|Mulberry Flowers|https://mulberryflowers.example/
1050|Rue Sainte-Catherine Ouest|||Montréal|QC|H3B 5L1|CA||
800|Rue du Square-Victoria|2624||Montréal|QC|H3C 0B4|CA||
4350|Avenue Papineau||Le Plateau-Mont-Royal|Montréal|QC|H2H 1S9|CA|Boulangerie du Plateau|https://boulangerieduplateau.example/
1130|Rue Saint-Jean|||Québec|QC|G1R 1S4|CA||
25|Rue Laurier|||Gatineau|QC|J8X 4C8|CA||
301|Rue Front Ouest|||Toronto|ON|M5V 2T6|CA||
290|Bremner Boulevard|||Toronto|ON|M5V 3L9|CA||
100|Queen Street West||Old Toronto|Toronto|ON|M5H 2N2|CA||
55|Eglinton Avenue East|706||Toronto|ON|M4P 1G8|CA||
111|Wellington Street|||Ottawa|ON|K1A 0A9|CA||
845|Avison Way|||Vancouver|BC|V6G 3E2|CA||
1055|West Georgia Street|2400||Vancouver|BC|V6E 3P3|CA||
101|9 Avenue Southwest|||Calgary|AB|T2P 1J9|CA||
1|Portage Avenue|||Winnipeg|MB|R3B 3K6|CA||
|PO Box 1200|||Banff|AB|T1L 1B4|CA||
|PO Box 482|||Boise|ID|83701|US||`;

/** Hand-picked addresses for edge cases that a generator would miss. */
export const KNOWN_PLACES: PlaceData[] = ROWS.split('\n').map((line) => {
  const [
    number = '',
    route = '',
    unit = '',
    sublocality = '',
    city = '',
    region = '',
    postal = '',
    country = '',
    name = '',
    website = '',
  ] = line.split('|');
  return {
    number,
    route,
    unit,
    sublocality,
    city,
    region,
    postal,
    country: country === 'CA' ? 'CA' : 'US',
    name,
    website,
  };
});
