export type Region = {
  country: 'US' | 'CA';
  code: string;
  name: string;
  city: string;
  postal: string;
};

const US = `AL Alabama|Birmingham|35203
AK Alaska|Anchorage|99501
AZ Arizona|Phoenix|85004
AR Arkansas|Little Rock|72201
CA California|Los Angeles|90012
CO Colorado|Denver|80202
CT Connecticut|Hartford|06103
DE Delaware|Wilmington|19801
DC District of Columbia|Washington|20001
FL Florida|Miami|33130
GA Georgia|Atlanta|30303
HI Hawaii|Honolulu|96813
ID Idaho|Boise|83702
IL Illinois|Chicago|60602
IN Indiana|Indianapolis|46204
IA Iowa|Des Moines|50309
KS Kansas|Wichita|67202
KY Kentucky|Louisville|40202
LA Louisiana|New Orleans|70112
ME Maine|Portland|04101
MD Maryland|Baltimore|21202
MA Massachusetts|Boston|02108
MI Michigan|Detroit|48226
MN Minnesota|Minneapolis|55401
MS Mississippi|Jackson|39201
MO Missouri|Kansas City|64106
MT Montana|Billings|59101
NE Nebraska|Omaha|68102
NV Nevada|Las Vegas|89101
NH New Hampshire|Manchester|03101
NJ New Jersey|Newark|07102
NM New Mexico|Albuquerque|87102
NY New York|Buffalo|14202
NC North Carolina|Charlotte|28202
ND North Dakota|Fargo|58102
OH Ohio|Columbus|43215
OK Oklahoma|Oklahoma City|73102
OR Oregon|Portland|97204
PA Pennsylvania|Philadelphia|19107
RI Rhode Island|Providence|02903
SC South Carolina|Columbia|29201
SD South Dakota|Sioux Falls|57104
TN Tennessee|Nashville|37219
TX Texas|Austin|78701
UT Utah|Salt Lake City|84111
VT Vermont|Burlington|05401
VA Virginia|Richmond|23219
WA Washington|Seattle|98101
WV West Virginia|Charleston|25301
WI Wisconsin|Milwaukee|53202
WY Wyoming|Cheyenne|82001`;

const CA = `AB Alberta|Calgary|T2P 1J9
BC British Columbia|Vancouver|V6B 1A1
MB Manitoba|Winnipeg|R3C 0A1
NB New Brunswick|Moncton|E1C 1B4
NL Newfoundland and Labrador|St. John's|A1C 1A1
NS Nova Scotia|Halifax|B3J 1S9
NT Northwest Territories|Yellowknife|X1A 1N3
NU Nunavut|Iqaluit|X0A 0H0
ON Ontario|Toronto|M5V 2T6
PE Prince Edward Island|Charlottetown|C1A 1J5
QC Québec|Montréal|H2Y 1C6
SK Saskatchewan|Regina|S4P 3C2
YT Yukon|Whitehorse|Y1A 1C4`;

/**
 * One city and postal code per state, province and territory: enough to complete any typed street.
 */
export const REGIONS: Region[] = [...rows('US', US), ...rows('CA', CA)];

export function regionOf(country: string, code: string): Region | undefined {
  return REGIONS.find((one) => one.country === country && one.code === code);
}

function rows(country: Region['country'], text: string): Region[] {
  return text.split('\n').map((line) => {
    const [head = '', city = '', postal = ''] = line.split('|');
    return { country, code: head.slice(0, 2), name: head.slice(3), city, postal };
  });
}
