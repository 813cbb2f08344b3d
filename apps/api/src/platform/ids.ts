import { randomBytes, randomInt } from 'node:crypto';

/** No i, l, o and u: ids are read aloud. decisions.md, section 3, Ids. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const group = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new `urn:app:` or `urn:own:` id, from a CSPRNG. decisions.md, section 3, Ids. */
export const newUrn = (kind: 'app' | 'own'): string => `urn:${kind}:${Array.from({ length: 5 }, group).join('-')}`;

/** A new id of a row that nobody but us reads, 128 bits behind its prefix. */
export const newRowId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`;

/** A new 256-bit token for a cookie or a link. decisions.md, section 6. */
export const newToken = (): string => randomBytes(32).toString('base64url');
