import { keysOf } from '../core/keys-of.ts';

/** Permissions of a partner’s server key. docs/decisions/0095. */
export const PARTNER_SCOPES = {
  'applications:read': { what: 'how far the applicants have come whom the partner sent' },
  'applications:write': { what: 'note an id of the partner’s own at an applicant' },
  'prefills:write': { what: 'leave answers for a link' },
  'imports:read': { what: 'how far the files of merchants have come' },
  'imports:write': { what: 'invite merchants by a file' },
  'events:read': { what: 'what was told, and how that went' },
  'events:write': { what: 'have it told once more, and try an endpoint' },
} as const satisfies Record<string, { what: string }>;

export type PartnerScope = keyof typeof PARTNER_SCOPES;
export const PARTNER_SCOPE_IDS = keysOf(PARTNER_SCOPES);

/** A deployment accepts a single mode, which is part of the key. */
export const KEY_MODES = ['test', 'live'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** Audited actions on a partner's keys, secrets, events, abilities, and sessions at the console. */
export const PARTNER_ACTS = [
  'key.made',
  'key.replaced',
  'key.revoked',
  'secret.made',
  'secret.ended',
  'endpoint.added',
  'endpoint.changed',
  'endpoint.removed',
  'endpoints.reset',
  'look.changed',
  'look.reset',
  'domain.added',
  'domain.removed',
  'event.tested',
  'event.replayed',
  'events.replayed',
  'console.signedIn',
  'console.signInRefused',
  'console.sessionEnded',
  'ability.opened',
  'ability.closed',
] as const;
export type PartnerAct = (typeof PARTNER_ACTS)[number];

/** The mode is part of the key, so that whoever finds one knows what it opens. */
export const PARTNER_KEY_PATTERN = /^partner_(test|live)_[\w-]{43}$/;

const KEY_WITHIN = /partner_(test|live)_[\w-]{20}/;

/** Names under which servers put keys into a URL. */
const KEY_PARAMETERS = ['key', 'apikey', 'xapikey', 'accesstoken', 'token', 'authorization'];

/**
 * True for a query with a key, or with a parameter named like one: URLs are logged wherever they
 * pass.
 */
export function isKeyInQuery(search: string): boolean {
  const query = new URLSearchParams(search);
  const hasKey = [search, ...[...query].flat()].some((text) => KEY_WITHIN.test(text)); // raw and decoded
  return (
    hasKey ||
    [...query.keys()].some((name) =>
      KEY_PARAMETERS.includes(name.toLowerCase().replaceAll(/[-_]/g, '')),
    )
  );
}
