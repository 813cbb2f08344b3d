import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { KEY_NAMES, type KeyName, type KeyRing, type Keys } from './key-file.ts';

/** Where a sealed value stands; a value that was moved does not open. */
export type SealContext = { table: string; column: string; applicationId: string; rowId: string };

declare const wrapped: unique symbol;
/** An application's data key, encrypted under a key-encryption key. */
export type WrappedKey = string & { readonly [wrapped]: true };

/**
 * A key for one row of the audit log: good for what it was made for, so that whoever sees it can sign nothing else. Its two pads, in hex, are what an
 * HMAC-SHA-256 begins its inner and its outer hash with.
 */
export type OneTimeKey = { id: string; innerPad: string; outerPad: string };

export type Sealer = {
  newDataKey(applicationId: string): WrappedKey;
  /** The same data key wrapped anew under the current key; undefined where it is already. */
  rewrapDataKey(applicationId: string, key: WrappedKey): WrappedKey | undefined;
  /** Throws SealError when the data key does not belong to the place's application. */
  seal(key: WrappedKey, place: SealContext, plain: string): string;
  /** Throws SealError when the value was changed, cut or moved. */
  open(key: WrappedKey, place: SealContext, sealed: string): string;
  /** Seals what belongs to no application, or to none yet: messages, sign-in state, kept answers. */
  sealUnbound(place: SealContext, plain: string): string;
  openUnbound(place: SealContext, sealed: string): string;
  /** Equal for equal values of one kind; useless without the key. */
  fingerprint(kind: string, value: string): string;
  /** The value's fingerprint under every version that is known, the current one first. */
  fingerprints(kind: string, value: string): string[];
  hashToken(token: string): string;
  /** The token's hash under every version that is known, the current one first. */
  tokenHashes(token: string): string[];
  /** A key for what `content` says and nothing else. */
  newAuditKey(content: string): OneTimeKey;
  /** The text's HMAC under the key of that id, in hex. Throws MissingKeyError when a version made it that is not in the key file. */
  auditMac(key: { id: string; content: string }, text: string): string;
  /** Signs with the audit key. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  /** The current version of each key, and those that are known. */
  versionsOf(name: KeyName): { current: number; known: readonly number[] };
  /** Tells one version of a key from another, and nothing about it. Throws MissingKeyError when it is not in the key file. */
  print(name: KeyName, version: number): string;
};

/** A sealed value that does not open: changed, cut, moved, or sealed with a key that is not in the file. Names the place, never the value. */
export class SealError extends Error {
  constructor(place: SealContext, why: string) {
    super(`sealed ${place.table}.${place.column} of ${place.applicationId || place.rowId} does not open: ${why}`);
    this.name = 'SealError';
  }
}

/** Something was made with a version of a key that this process does not know yet: another process does, so it is tried there. */
export class MissingKeyError extends SealError {
  constructor(name: KeyName, version: number, place: SealContext = { table: 'key', column: name, applicationId: '', rowId: name }) {
    super(place, `key version ${version} of ${name} is not in the key file`);
    this.name = 'MissingKeyError';
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

/** Version 1 is written without its number, as before there were several. */
const marked = (version: number, text: string): string => (version === 1 ? text : `v${version}:${text}`);

/** The version that a fingerprint, a token's hash or a signature was made with. */
export const versionOf = (text: string): number => Number(/^v([1-9]\d*):/.exec(text)?.[1] ?? 1);

const hmacBlockBytes = 64;

/** A key as HMAC mixes it into a block of one byte, in hex. RFC 2104. */
function padded(key: Buffer, byte: number): string {
  const block = Buffer.alloc(hmacBlockBytes, byte);
  for (let at = 0; at < key.length; at += 1) block.writeUInt8(byte ^ key.readUInt8(at), at);
  return block.toString('hex');
}

/** The versions of one key, the current one first. */
const inOrder = ({ current, versions }: KeyRing): number[] => [
  current,
  ...Object.keys(versions)
    .map(Number)
    .filter((version) => version !== current)
    .sort((one, other) => other - one),
];

/** What seals, opens, hashes and fingerprints: AES-256-GCM envelopes bound to their place. */
export function buildSealer(keys: Keys): Sealer {
  const rings = Object.fromEntries(
    (Object.keys(KEY_NAMES) as KeyName[]).map((name) => [
      name,
      new Map(inOrder(keys[name]).map((version) => [version, Buffer.from(keys[name].versions[String(version)] ?? '', 'base64')])),
    ]),
  ) as Record<KeyName, Map<number, Buffer>>; // a row for each name
  const keyOf = (name: KeyName, version: number, place?: SealContext): Buffer => {
    const key = rings[name].get(version);
    if (key === undefined) throw new MissingKeyError(name, version, place);
    return key;
  };
  const { current } = keys.keyEncryption;
  const hmac = (name: KeyName, version: number, text: string): Buffer => createHmac('sha256', keyOf(name, version)).update(text).digest();
  const underEach = (name: KeyName, text: string): string[] =>
    [...rings[name].keys()].map((version) => marked(version, hmac(name, version, text).toString('base64url')));
  const first = (name: KeyName, text: string): string =>
    marked(keys[name].current, hmac(name, keys[name].current, text).toString('base64url'));

  const derived = (place: SealContext, version: number, use: 'wrap' | 'loose'): Buffer =>
    Buffer.from(hkdfSync('sha256', keyOf('keyEncryption', version, place), '', `signet ${use}`, keyBytes));
  const openBox = (key: Buffer, place: SealContext, version: number, box: Buffer): Buffer => {
    try {
      return decrypt(key, boundTo(place, version), box);
    } catch {
      throw new SealError(place, 'it was changed or moved'); // the cipher's own error says no more
    }
  };
  const wrap = (applicationId: string, key: Buffer): WrappedKey => {
    const place = keyPlace(applicationId);
    return write(current, encrypt(derived(place, current, 'wrap'), boundTo(place, current), key)) as WrappedKey; // the one place that makes them
  };
  const dataKey = (key: WrappedKey, applicationId: string): { version: number; key: Buffer } => {
    const place = keyPlace(applicationId);
    const { version, box } = read(place, key);
    return { version, key: openBox(derived(place, version, 'wrap'), place, version, box) };
  };
  const auditKey = (id: string, content: string): Buffer => hmac('audit', versionOf(id), JSON.stringify([id, content]));

  return {
    newDataKey: (applicationId) => wrap(applicationId, randomBytes(keyBytes)),
    rewrapDataKey: (applicationId, key) => {
      const { version, key: plain } = dataKey(key, applicationId);
      return version === current ? undefined : wrap(applicationId, plain);
    },
    seal: (wrappedKey, place, plain) => {
      const { version, key } = dataKey(wrappedKey, place.applicationId);
      return write(version, encrypt(key, boundTo(place, version), Buffer.from(plain)));
    },
    // Its own version need not be that of the data key: a data key that is wrapped anew stays the same key.
    open: (wrappedKey, place, sealed) => {
      const { key } = dataKey(wrappedKey, place.applicationId);
      const { version, box } = read(place, sealed);
      return openBox(key, place, version, box).toString();
    },
    sealUnbound: (place, plain) => write(current, encrypt(derived(place, current, 'loose'), boundTo(place, current), Buffer.from(plain))),
    openUnbound: (place, sealed) => {
      const { version, box } = read(place, sealed);
      return openBox(derived(place, version, 'loose'), place, version, box).toString();
    },
    fingerprint: (kind, value) => first('fingerprint', JSON.stringify([kind, value])),
    fingerprints: (kind, value) => underEach('fingerprint', JSON.stringify([kind, value])),
    hashToken: (token) => first('pepper', token),
    tokenHashes: (token) => underEach('pepper', token),
    newAuditKey: (content) => {
      const id = marked(keys.audit.current, randomBytes(nonceBytes).toString('base64url'));
      const key = auditKey(id, content);
      return { id, innerPad: padded(key, 0x36), outerPad: padded(key, 0x5c) };
    },
    auditMac: ({ id, content }, text) => createHmac('sha256', auditKey(id, content)).update(text).digest('hex'),
    sign: (text) => first('audit', text),
    isSigned: (text, signature) => {
      const version = versionOf(signature);
      const [own, given] = [Buffer.from(marked(version, hmac('audit', version, text).toString('base64url'))), Buffer.from(signature)];
      return own.length === given.length && timingSafeEqual(own, given);
    },
    versionsOf: (name) => ({ current: keys[name].current, known: [...rings[name].keys()] }),
    print: (name, version) => hmac(name, version, 'signet print').toString('base64url'),
  };
}

/** Throws MissingKeyError when the fingerprint, hash or signature was made by a version that is not in the key file: it cannot be compared. */
export function assertVersionKnown(name: KeyName, made: string, sealer: Pick<Sealer, 'versionsOf'>): void {
  const version = versionOf(made);
  if (!sealer.versionsOf(name).known.includes(version)) throw new MissingKeyError(name, version);
}

/** What `make` makes of a value's fingerprints, once for each version that is known, the current one first. */
export const underEachFingerprintKey = <Made>(sealer: Sealer, make: (sealer: Sealer) => Made): Made[] =>
  sealer
    .versionsOf('fingerprint')
    .known.map((_version, at) => make({ ...sealer, fingerprint: (kind, value) => sealer.fingerprints(kind, value)[at] ?? '' }));

/** The HMAC-SHA-256 with which a vendor signs what it tells us. docs/readings.md 121. */
export const hmacSha256 = (secret: string, ...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', secret)).digest();

/** HMAC-SHA-256 of a text in base64, under a secret in base64 that somebody outside holds too. */
export const signForReceiver = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(text).digest('base64');
