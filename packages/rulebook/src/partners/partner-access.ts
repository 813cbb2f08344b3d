/** What a key of a partner’s server may be good for, by its scope. docs/decisions/0095. */
export const PARTNER_SCOPES = {
  'applications:read': { what: 'how far the applicants have come whom the partner sent' },
  'prefills:write': { what: 'leave answers for a link' },
  'events:read': { what: 'what was told, and how that went' },
  'events:write': { what: 'have it told once more, and try an endpoint' },
} as const satisfies Record<string, { what: string }>;

export type PartnerScope = keyof typeof PARTNER_SCOPES;
export const PARTNER_SCOPE_IDS = Object.keys(PARTNER_SCOPES) as PartnerScope[]; // keys of PARTNER_SCOPES itself

/** A deployment has one kind alone, and says so in the key. */
export const KEY_MODES = ['test', 'live'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** What is kept of what was done to a partner's keys, secrets and news, and by whom. */
export const PARTNER_ACTS = [
  'key.made',
  'key.revoked',
  'secret.made',
  'secret.ended',
  'event.tested',
  'event.replayed',
  'events.replayed',
] as const;
export type PartnerAct = (typeof PARTNER_ACTS)[number];

/** The text of a key: its kind stands in it, so that whoever finds one knows what it opens. */
export const PARTNER_KEY_PATTERN = /^partner_(test|live)_[\w-]{43}$/;

/** Where a text holds a key, whatever stands around it. */
const KEY_WITHIN = /partner_(test|live)_[\w-]{20}/;

/** Names under which servers put keys into an address. */
const KEY_PARAMETERS = ['key', 'apikey', 'xapikey', 'accesstoken', 'token', 'authorization'];

/** True for a query that carries a key, or something that is called one: addresses are logged wherever they pass. */
export function isKeyInQuery(search: string): boolean {
  const query = new URLSearchParams(search);
  const isHeld = [search, ...[...query].flat()].some((text) => KEY_WITHIN.test(text)); // as it stands, and as it is read
  return isHeld || [...query.keys()].some((name) => KEY_PARAMETERS.includes(name.toLowerCase().replaceAll(/[-_]/g, '')));
}
