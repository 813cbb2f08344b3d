import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { textAt } from '@signet/rulebook/core/records';
import { z } from 'zod';
import { hasCode } from '../describe-error.ts';
import type { WrapperAccess } from './key-service-port.ts';
import {
  type KeyWrapperId,
  unwrapKeyFile,
  type WrappedKeyFile,
  wrapKeyFile,
  wrappedKeyFile,
} from './key-wrapper.ts';

const key = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'a key must be 32 bytes in base64');
const versioned = z
  .object({
    current: z.number().int().positive(),
    versions: z.record(z.string().regex(/^[1-9]\d*$/), key),
  })
  .refine(
    ({ current, versions }) => versions[String(current)] !== undefined,
    'names a version as current that it does not hold',
  );
/** A key file of an earlier release has a single key instead of versions. */
const versionedOrOne = key
  .transform((one) => ({ current: 1, versions: { '1': one } }))
  .or(versioned);
const keyFile = z.object({
  keyEncryption: versioned,
  fingerprint: versionedOrOne,
  pepper: versionedOrOne,
  audit: versioned.optional(),
});

export const KEY_NAMES = {
  keyEncryption: 'wraps the data key of each application, and seals what belongs to none',
  fingerprint: 'makes the fingerprints that equal values are found by',
  pepper: 'hashes the tokens of sessions, sign-ins and links',
  audit: 'signs the audit log and its checkpoints',
} as const;
export type KeyName = keyof typeof KEY_NAMES;

/** Versions of one key in base64. New values use `current`; the others can still be read. */
export type KeyRing = { current: number; versions: Readonly<Record<string, string>> };
export type Keys = Readonly<Record<KeyName, KeyRing>>;

const newKey = (): string => randomBytes(32).toString('base64');
const newRing = (): KeyRing => ({ current: 1, versions: { '1': newKey() } });

/**
 * A file of an earlier release has no audit key: until one is written, it is derived from the
 * oldest sealing key. docs/decisions/0038.
 */
function derivedAuditKey({ versions }: KeyRing): KeyRing {
  const oldest = versions[String(Math.min(...Object.keys(versions).map(Number)))] ?? '';
  const derived = Buffer.from(
    hkdfSync('sha256', Buffer.from(oldest, 'base64'), '', 'signet audit', 32),
  );
  return { current: 1, versions: { '1': derived.toString('base64') } };
}

/**
 * Parses a key file of this or an earlier release; the error names the invalid part and never
 * contains a key.
 */
export function parseKeys(text: string): { keys: Keys } | { error: string } {
  const parsed = keyFile.safeParse(parseJson(text));
  if (!parsed.success)
    return {
      error: `${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
    };
  return {
    keys: {
      ...parsed.data,
      audit: parsed.data.audit ?? derivedAuditKey(parsed.data.keyEncryption),
    },
  };
}

const keyFileText = (keys: Keys): string => `${JSON.stringify(keys, null, 2)}\n`;

export const newKeys = (): Keys => ({
  keyEncryption: newRing(),
  fingerprint: newRing(),
  pepper: newRing(),
  audit: newRing(),
});

/** Adds a version of one key, not in use yet. */
export function withNewVersion(keys: Keys, name: KeyName): Keys {
  const { current, versions } = keys[name];
  const next = Math.max(...Object.keys(versions).map(Number)) + 1;
  return { ...keys, [name]: { current, versions: { ...versions, [next]: newKey() } } };
}

export const withNewestInUse = (keys: Keys, name: KeyName): Keys => ({
  ...keys,
  [name]: { ...keys[name], current: Math.max(...Object.keys(keys[name].versions).map(Number)) },
});

export const withoutFormerVersions = (keys: Keys, name: KeyName): Keys => {
  const { current, versions } = keys[name];
  return { ...keys, [name]: { current, versions: { [current]: versions[String(current)] ?? '' } } };
};

/**
 * Replaces the file atomically, so that a reader sees either the old or the new file in full; its
 * mode stays. With `by`, only that service can open what it holds.
 */
export async function writeKeys(
  file: string,
  keys: Keys,
  by?: { wrappedBy: KeyWrapperId; key: string },
  wrapper: WrapperAccess = {},
): Promise<void> {
  const plain = keyFileText(keys);
  const text =
    by === undefined
      ? plain
      : `${JSON.stringify(await wrapKeyFile(plain, { wrappedBy: by.wrappedBy, key: by.key }, wrapper), null, 2)}\n`;
  const draft = `${file}.${process.pid}.new`;
  const handle = openSync(draft, 'w', 0o600);
  fchmodSync(handle, (statSync(file).mode & 0o640) | 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}

const cannot = (file: string, what: string, error: unknown): Error =>
  new Error(`KEYS_FILE ${file} cannot be ${what} (${textAt(error, 'code') ?? 'unknown error'})`);

function createKeyFile(file: string): void {
  try {
    linkNewKeyFile(file);
  } catch (error) {
    throw cannot(file, 'created', error);
  }
}

/** Writes the first key file with mode 0600; if another process was faster, its file wins. */
function linkNewKeyFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, keyFileText(newKeys()));
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readKeys(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw cannot(file, 'read by this process', error);
  }
}

/** Changes with what the file holds; undefined where there is none. */
export function keyFileMark(file: string): string | undefined {
  const text = readKeys(file);
  return text === undefined ? undefined : createHash('sha256').update(text).digest('hex');
}

/**
 * Read by others, or written by more than its owner. A secret that a container mounts is often
 * root's and the group's to read (0440).
 */
const looseModes = 0o027;

/** `wrapper`: how a key service is reached that the file's content is wrapped by. */
export type KeyFilePlace = {
  file: string;
  production: boolean;
  wrapper?: WrapperAccess | undefined;
};

const wrappedIn = (text: string): WrappedKeyFile | undefined =>
  wrappedKeyFile.safeParse(parseJson(text)).data;

/** The service that wraps the file's content; undefined where the file holds the keys themselves. */
export const keyFileWrapper = (file: string): WrappedKeyFile | undefined =>
  wrappedIn(readKeys(file) ?? '');

/**
 * Creates the file on the first start outside production. Throws a one-line error if missing,
 * malformed or readable by others.
 */
export async function openKeys({ file, production, wrapper = {} }: KeyFilePlace): Promise<Keys> {
  if (!production && readKeys(file) === undefined) createKeyFile(file);
  const text = readKeys(file);
  if (text === undefined)
    throw new Error(`KEYS_FILE ${file} does not exist; in production it must be put there first`);
  const mode = statSync(file).mode & 0o777;
  if ((mode & looseModes) !== 0)
    throw new Error(
      `KEYS_FILE ${file} is open to others (mode 0${mode.toString(8)}); set it to 0600, or to 0440 for a mounted secret`,
    );
  const wrapped = wrappedIn(text);
  const parsed = parseKeys(wrapped === undefined ? text : await unwrapKeyFile(wrapped, wrapper));
  if ('error' in parsed) throw new Error(`KEYS_FILE ${file} is not a key file: ${parsed.error}`);
  return parsed.keys;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema rejects it; the text itself must not reach a log
  }
}
