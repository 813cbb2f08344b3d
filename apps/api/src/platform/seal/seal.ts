import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from './key-file.ts';

/** Where a sealed value stands; a value that was moved does not open. */
export type SealContext = { table: string; column: string; applicationId: string; rowId: string };

declare const wrapped: unique symbol;
/** An application's data key, encrypted under a key-encryption key. */
export type WrappedKey = string & { readonly [wrapped]: true };

export type Sealer = {
  newDataKey(applicationId: string): WrappedKey;
  /** Throws SealError when the data key does not belong to the place's application. */
  seal(key: WrappedKey, place: SealContext, plain: string): string;
  /** Throws SealError when the value was changed, cut or moved. */
  open(key: WrappedKey, place: SealContext, sealed: string): string;
  /** Seals what belongs to no application, or to none yet: messages, sign-in state, kept answers. */
  sealUnbound(place: SealContext, plain: string): string;
  openUnbound(place: SealContext, sealed: string): string;
  /** Equal for equal values of one kind; useless without the key. */
  fingerprint(kind: string, value: string): string;
  hashToken(token: string): string;
  keyVersions(): number[];
  currentVersion(): number;
};

/** A sealed value that does not open: changed, cut, moved, or sealed with a key that is not in the file. Names the place, never the value. */
export class SealError extends Error {
  constructor(place: SealContext, why: string) {
    super(`sealed ${place.table}.${place.column} of ${place.applicationId || place.rowId} does not open: ${why}`);
    this.name = 'SealError';
  }
}

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const boundTo = ({ table, column, applicationId, rowId }: SealContext, version: number): Buffer =>
  Buffer.from(JSON.stringify([table, column, applicationId, rowId, version]));

const keyPlace = (applicationId: string): SealContext => ({
  table: 'applications',
  column: 'data_key',
  applicationId,
  rowId: applicationId,
});

function encrypt(key: Buffer, aad: Buffer, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(aad);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, aad: Buffer, box: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(aad).setAuthTag(box.subarray(-tagBytes));
  return Buffer.concat([decipher.update(box.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}

const write = (version: number, box: Buffer): string => `v${version}:${box.toString('base64')}`;

function read(place: SealContext, sealed: string): { version: number; box: Buffer } {
  const match = /^v([1-9]\d*):([A-Za-z0-9+/]+=*)$/.exec(sealed);
  const box = Buffer.from(match?.[2] ?? '', 'base64');
  if (match === null || box.length < nonceBytes + tagBytes) throw new SealError(place, 'it is not a sealed value');
  return { version: Number(match[1]), box };
}

/** What seals, opens, hashes and fingerprints: AES-256-GCM envelopes bound to their place. */
export function buildSealer(keys: Keys): Sealer {
  const { current, versions } = keys.keyEncryption;
  const fingerprintKey = Buffer.from(keys.fingerprint, 'base64');
  const pepper = Buffer.from(keys.pepper, 'base64');

  const derived = (place: SealContext, version: number, use: 'wrap' | 'loose'): Buffer => {
    const key = versions[String(version)];
    if (key === undefined) throw new SealError(place, `key version ${version} is not in the key file`);
    return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', `signet ${use}`, keyBytes));
  };
  const openBox = (key: Buffer, place: SealContext, version: number, box: Buffer): Buffer => {
    try {
      return decrypt(key, boundTo(place, version), box);
    } catch {
      throw new SealError(place, 'it was changed or moved'); // the cipher's own error says no more
    }
  };
  const dataKey = (key: WrappedKey, { applicationId }: SealContext): { version: number; key: Buffer } => {
    const place = keyPlace(applicationId);
    const { version, box } = read(place, key);
    return { version, key: openBox(derived(place, version, 'wrap'), place, version, box) };
  };

  return {
    newDataKey: (applicationId) => {
      const place = keyPlace(applicationId);
      const box = encrypt(derived(place, current, 'wrap'), boundTo(place, current), randomBytes(keyBytes));
      return write(current, box) as WrappedKey; // the one place that makes them
    },
    seal: (wrappedKey, place, plain) => {
      const { version, key } = dataKey(wrappedKey, place);
      return write(version, encrypt(key, boundTo(place, version), Buffer.from(plain)));
    },
    open: (wrappedKey, place, sealed) => {
      const { version, key } = dataKey(wrappedKey, place);
      const found = read(place, sealed);
      if (found.version !== version) throw new SealError(place, 'its key version is not that of its application');
      return openBox(key, place, version, found.box).toString();
    },
    sealUnbound: (place, plain) => write(current, encrypt(derived(place, current, 'loose'), boundTo(place, current), Buffer.from(plain))),
    openUnbound: (place, sealed) => {
      const { version, box } = read(place, sealed);
      return openBox(derived(place, version, 'loose'), place, version, box).toString();
    },
    fingerprint: (kind, value) =>
      createHmac('sha256', fingerprintKey)
        .update(JSON.stringify([kind, value]))
        .digest('base64url'),
    hashToken: (token) => createHmac('sha256', pepper).update(token).digest('base64url'),
    keyVersions: () => Object.keys(versions).map(Number),
    currentVersion: () => current,
  };
}

/** The HMAC-SHA-256 with which a vendor signs what it tells us. docs/readings.md 121. */
export const hmacSha256 = (secret: string, ...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', secret)).digest();
