import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { keysOf, tableOf } from '@signet/rulebook/core/keys-of';
import { KEY_NAMES, type KeyName, type KeyRing, type Keys } from './key-file.ts';
import type { KeyHalf } from './key-halves.ts';

/** The place a sealed value is bound to; a value moved elsewhere does not open. */
export type SealContext = { table: string; column: string; applicationId: string; rowId: string };

/**
 * An application's data key, encrypted under a key-encryption key and the half that lies apart from
 * it. Only `stored` goes into a row; the half is private, so that no statement, log or JSON can
 * hold both.
 */
export class WrappedKey {
  readonly stored: string;
  readonly #half: KeyHalf | undefined;

  constructor(stored: string, half: KeyHalf | undefined) {
    this.stored = stored;
    this.#half = half;
  }

  half(): KeyHalf | undefined {
    return this.#half;
  }
}

/**
 * The id of the half that a stored data key needs; undefined for one of an earlier release, which
 * needs none.
 */
export const halfIdOf = (stored: string): string | undefined => /:(half_[\w-]+)$/.exec(stored)?.[1];

export type Sealer = {
  /** Without a half, as an earlier release made it, only the key file is needed to open it. */
  newDataKey(applicationId: string, half?: KeyHalf): WrappedKey;
  /**
   * Rewraps the data key under the current key; undefined if it already is. A data key without a
   * half gets the given one.
   */
  rewrapDataKey(applicationId: string, key: WrappedKey, half?: KeyHalf): WrappedKey | undefined;
  /** Throws SealError when the data key belongs to another application. */
  seal(key: WrappedKey, place: SealContext, plain: string): string;
  /** Throws SealError when the value was changed, truncated or moved. */
  open(key: WrappedKey, place: SealContext, sealed: string): string;
  /** The same for the bytes of a file, without the third that base64 adds. */
  sealFile(key: WrappedKey, place: SealContext, plain: Buffer): Buffer;
  openFile(key: WrappedKey, place: SealContext, sealed: Buffer): Buffer;
  /** Seals what belongs to no application (yet): messages, sign-in state, saved replies. */
  sealUnbound(place: SealContext, plain: string): string;
  openUnbound(place: SealContext, sealed: string): string;
  /** Keyed hash: equal for equal values of one kind; useless without the key. */
  fingerprint(kind: string, value: string): string;
  /** The fingerprint under every known key version, the current one first. */
  fingerprints(kind: string, value: string): string[];
  hashToken(token: string): string;
  /** The token's hash under every known key version, the current one first. */
  tokenHashes(token: string): string[];
  /** The id of a key for one row of the audit log, which is derived from it and the row's content. */
  newAuditKeyId(): string;
  /**
   * HMAC of the text in hex under the key with that id. Throws MissingKeyError when its version is
   * not in the key file.
   */
  auditMac(key: { id: string; content: string }, text: string): string;
  /** That key in hex, for whoever verifies a row elsewhere: it can sign this content and no other. */
  auditRowKey(key: { id: string; content: string }): string;
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  versionsOf(name: KeyName): { current: number; known: readonly number[] };
  /**
   * Identifies a key version without revealing anything about the key. Throws MissingKeyError when
   * it is not in the key file.
   */
  print(name: KeyName, version: number): string;
};

/**
 * A sealed value that does not open: changed, truncated, moved, or sealed with an unknown key.
 * Names the place, never the value.
 */
export class SealError extends Error {
  constructor(place: SealContext, why: string) {
    super(
      `sealed ${place.table}.${place.column} of ${place.applicationId || place.rowId} does not open: ${why}`,
    );
    this.name = 'SealError';
  }
}

/**
 * A value made with a key version that this process does not know yet; another process does, so a
 * retry there can succeed.
 */
export class MissingKeyError extends SealError {
  constructor(
    name: KeyName,
    version: number,
    place: SealContext = { table: 'key', column: name, applicationId: '', rowId: name },
  ) {
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
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(aad).setAuthTag(box.subarray(-tagBytes));
  return Buffer.concat([decipher.update(box.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}

const write = (version: number, box: Buffer): string => `v${version}:${box.toString('base64')}`;

function read(place: SealContext, sealed: string): { version: number; box: Buffer } {
  const match = /^v([1-9]\d*):([A-Za-z0-9+/]+=*)$/.exec(sealed);
  const box = Buffer.from(match?.[2] ?? '', 'base64');
  if (match === null || box.length < nonceBytes + tagBytes)
    throw new SealError(place, 'it is not a sealed value');
  return { version: Number(match[1]), box };
}

/** Version 1 is written without a prefix, as it was before versions existed. */
const marked = (version: number, text: string): string =>
  version === 1 ? text : `v${version}:${text}`;

export const versionOf = (text: string): number => Number(/^v([1-9]\d*):/.exec(text)?.[1] ?? 1);

const inOrder = ({ current, versions }: KeyRing): number[] => [
  current,
  ...Object.keys(versions)
    .map(Number)
    .filter((version) => version !== current)
    .sort((one, other) => other - one),
];

export function buildSealer(keys: Keys): Sealer {
  const rings = tableOf(
    keysOf(KEY_NAMES),
    (name) =>
      new Map(
        inOrder(keys[name]).map((version) => [
          version,
          Buffer.from(keys[name].versions[String(version)] ?? '', 'base64'),
        ]),
      ),
  );
  const keyOf = (name: KeyName, version: number, place?: SealContext): Buffer => {
    const key = rings[name].get(version);
    if (key === undefined) throw new MissingKeyError(name, version, place);
    return key;
  };
  const { current } = keys.keyEncryption;
  const hmac = (name: KeyName, version: number, text: string): Buffer =>
    createHmac('sha256', keyOf(name, version)).update(text).digest();
  const underEach = (name: KeyName, text: string): string[] =>
    [...rings[name].keys()].map((version) =>
      marked(version, hmac(name, version, text).toString('base64url')),
    );
  const first = (name: KeyName, text: string): string =>
    marked(keys[name].current, hmac(name, keys[name].current, text).toString('base64url'));

  const derived = (
    place: SealContext,
    version: number,
    use: 'wrap' | 'loose',
    half?: KeyHalf,
  ): Buffer =>
    Buffer.from(
      hkdfSync(
        'sha256',
        keyOf('keyEncryption', version, place),
        half?.secret ?? '',
        `signet ${use}`,
        keyBytes,
      ),
    );
  const openBox = (key: Buffer, place: SealContext, version: number, box: Buffer): Buffer => {
    try {
      return decrypt(key, boundTo(place, version), box);
    } catch {
      throw new SealError(place, 'it was changed or moved'); // the cipher's own error adds nothing
    }
  };
  const wrap = (applicationId: string, key: Buffer, half: KeyHalf | undefined): WrappedKey => {
    const place = keyPlace(applicationId);
    const box = write(
      current,
      encrypt(derived(place, current, 'wrap', half), boundTo(place, current), key),
    );
    return new WrappedKey(half === undefined ? box : `${box}:${half.id}`, half);
  };
  const dataKey = (key: WrappedKey, applicationId: string): { version: number; key: Buffer } => {
    const place = keyPlace(applicationId);
    const halfId = halfIdOf(key.stored);
    if (halfId !== key.half()?.id)
      throw new SealError(place, `its half ${halfId} is destroyed or lies elsewhere`);
    const { version, box } = read(
      place,
      halfId === undefined ? key.stored : key.stored.slice(0, -halfId.length - 1),
    );
    return {
      version,
      key: openBox(derived(place, version, 'wrap', key.half()), place, version, box),
    };
  };
  const auditKey = (id: string, content: string): Buffer =>
    hmac('audit', versionOf(id), JSON.stringify([id, content]));

  return {
    newDataKey: (applicationId, half) => wrap(applicationId, randomBytes(keyBytes), half),
    rewrapDataKey: (applicationId, key, half) => {
      const { version, key: plain } = dataKey(key, applicationId);
      const isJoined = half === undefined || key.half() !== undefined;
      return version === current && isJoined
        ? undefined
        : wrap(applicationId, plain, key.half() ?? half);
    },
    seal: (wrappedKey, place, plain) => {
      const { version, key } = dataKey(wrappedKey, place.applicationId);
      return write(version, encrypt(key, boundTo(place, version), Buffer.from(plain)));
    },
    // The value's version may differ from the data key's: rewrapping leaves the data key itself
    // unchanged.
    open: (wrappedKey, place, sealed) => {
      const { key } = dataKey(wrappedKey, place.applicationId);
      const { version, box } = read(place, sealed);
      return openBox(key, place, version, box).toString();
    },
    sealFile: (wrappedKey, place, plain) => {
      const { version, key } = dataKey(wrappedKey, place.applicationId);
      const box = encrypt(key, boundTo(place, version), plain);
      return Buffer.concat([Buffer.from(`v${version}:`), box]);
    },
    openFile: (wrappedKey, place, sealed) => {
      const { key } = dataKey(wrappedKey, place.applicationId);
      const [mark = '', version] = /^v([1-9]\d*):/.exec(sealed.toString('latin1', 0, 12)) ?? [];
      const box = sealed.subarray(mark.length);
      if (version === undefined || box.length < nonceBytes + tagBytes)
        throw new SealError(place, 'it is not a sealed file');
      return openBox(key, place, Number(version), box);
    },
    sealUnbound: (place, plain) =>
      write(
        current,
        encrypt(derived(place, current, 'loose'), boundTo(place, current), Buffer.from(plain)),
      ),
    openUnbound: (place, sealed) => {
      const { version, box } = read(place, sealed);
      return openBox(derived(place, version, 'loose'), place, version, box).toString();
    },
    fingerprint: (kind, value) => first('fingerprint', JSON.stringify([kind, value])),
    fingerprints: (kind, value) => underEach('fingerprint', JSON.stringify([kind, value])),
    hashToken: (token) => first('pepper', token),
    tokenHashes: (token) => underEach('pepper', token),
    newAuditKeyId: () => marked(keys.audit.current, randomBytes(nonceBytes).toString('base64url')),
    auditMac: ({ id, content }, text) =>
      createHmac('sha256', auditKey(id, content)).update(text).digest('hex'),
    auditRowKey: ({ id, content }) => auditKey(id, content).toString('hex'),
    sign: (text) => first('audit', text),
    isSigned: (text, signature) => {
      const version = versionOf(signature);
      const [own, given] = [
        Buffer.from(marked(version, hmac('audit', version, text).toString('base64url'))),
        Buffer.from(signature),
      ];
      return own.length === given.length && timingSafeEqual(own, given);
    },
    versionsOf: (name) => ({ current: keys[name].current, known: [...rings[name].keys()] }),
    print: (name, version) => hmac(name, version, 'signet print').toString('base64url'),
  };
}

/**
 * Throws MissingKeyError when the fingerprint, hash or signature was made by an unknown key version
 * and so cannot be compared.
 */
export function assertVersionKnown(
  name: KeyName,
  made: string,
  sealer: Pick<Sealer, 'versionsOf'>,
): void {
  const version = versionOf(made);
  if (!sealer.versionsOf(name).known.includes(version)) throw new MissingKeyError(name, version);
}

/** Runs `make` once per known fingerprint key version, the current one first. */
export const underEachFingerprintKey = <Made>(
  sealer: Sealer,
  make: (sealer: Sealer) => Made,
): Made[] =>
  sealer
    .versionsOf('fingerprint')
    .known.map((_version, at) =>
      make({ ...sealer, fingerprint: (kind, value) => sealer.fingerprints(kind, value)[at] ?? '' }),
    );

/** HMAC-SHA-256, as vendors use it to sign webhooks. docs/readings.md 121. */
export const hmacSha256 = (secret: string, ...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', secret)).digest();

/** HMAC-SHA-256 in base64 with a base64 secret shared with the receiver. */
export const signForReceiver = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(text).digest('base64');
