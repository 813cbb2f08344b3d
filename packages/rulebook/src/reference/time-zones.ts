import type { Market } from './locales.ts';

/** The zone in which most people of each state, province or territory live. */
const ZONES: Readonly<Record<Market, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
    'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
    'America/Puerto_Rico': 'PR VI',
    'Pacific/Guam': 'GU MP',
    'Pacific/Pago_Pago': 'AS',
  },
  CA: {
    'America/Vancouver': 'BC',
    'America/Whitehorse': 'YT',
    'America/Edmonton': 'AB NT',
    'America/Regina': 'SK',
    'America/Winnipeg': 'MB',
    'America/Toronto': 'ON QC',
    'America/Iqaluit': 'NU',
    'America/Halifax': 'NS PE',
    'America/Moncton': 'NB',
    'America/St_Johns': 'NL',
  },
};

/** Those of which a part keeps another time. */
const DIVIDED: readonly string[] = [
  ...['AK', 'FL', 'ID', 'IN', 'KS', 'KY', 'MI', 'ND', 'NE', 'OR', 'SD', 'TN', 'TX'],
  ...['BC', 'NL', 'NU', 'ON'],
];

export type LocalTime = { timeZone: string; isDivided: boolean };

/** By which clock somebody there lives; undefined for a place that keeps none, such as a ship. */
export function timeZoneOf(market: Market, territory: string): LocalTime | undefined {
  const [timeZone] =
    Object.entries(ZONES[market]).find(([, places]) => places.split(' ').includes(territory)) ?? [];
  return timeZone === undefined ? undefined : { timeZone, isDivided: DIVIDED.includes(territory) };
}
