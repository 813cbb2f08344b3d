import { randomBytes, randomInt } from 'node:crypto';

/** Without i, l, o and u, because ids are read aloud. docs/readings.md 43. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const group = (): string =>
  Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new `urn:app:` or `urn:own:` id, from a CSPRNG. docs/readings.md 43. */
export const newUrn = (kind: 'app' | 'own'): string =>
  `urn:${kind}:${Array.from({ length: 5 }, group).join('-')}`;

export const newRowId = (prefix: string): string =>
  `${prefix}_${randomBytes(16).toString('base64url')}`;

export const newToken = (): string => randomBytes(32).toString('base64url');

const urnPrefix = 'urn:app:';

/**
 * The contract's id of an application's business: the application id without its `urn:app:` prefix.
 */
export const businessIdOf = (applicationId: string): string =>
  applicationId.slice(urnPrefix.length);

/** The application that created a business. */
export const applicationIdOf = (businessId: string): string => `${urnPrefix}${businessId}`;
