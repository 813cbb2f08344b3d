import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const key = z.string().refine((text) => Buffer.from(text, 'base64').length === 32, 'a key must be 32 bytes in base64');
const keyFile = z.object({
  keyEncryption: z.object({ current: z.number().int().positive(), versions: z.record(z.string().regex(/^[1-9]\d*$/), key) }),
  fingerprint: key,
  pepper: key,
});

/** The key file's content: versioned key-encryption keys, and the keys of fingerprints and of token hashes; base64. */
export type Keys = z.infer<typeof keyFile>;

const newKey = (): string => randomBytes(32).toString('base64');

/** Writes a first key file, mode 0600; another process that was faster wins. */
function makeKeys(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.new`;
  const handle = openSync(draft, 'w', 0o600);
  const keys: Keys = { keyEncryption: { current: 1, versions: { '1': newKey() } }, fingerprint: newKey(), pepper: newKey() };
  writeSync(handle, `${JSON.stringify(keys, null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
  } catch (fault) {
    if (!isCode(fault, 'EEXIST')) throw fault;
  } finally {
    rmSync(draft, { force: true });
  }
}

const isCode = (fault: unknown, code: string): boolean => fault instanceof Error && 'code' in fault && fault.code === code;

function readKeys(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (fault) {
    if (isCode(fault, 'ENOENT')) return undefined;
    throw fault;
  }
}

/** Created at the first start outside production. Throws one clear line when missing there, malformed, or readable by others. */
export function loadKeys({ file, production }: { file: string; production: boolean }): Keys {
  if (!production && readKeys(file) === undefined) makeKeys(file);
  const text = readKeys(file);
  if (text === undefined) throw new Error(`KEYS_FILE ${file} does not exist; in production it must be put there first`);
  if ((statSync(file).mode & 0o077) !== 0) throw new Error(`KEYS_FILE ${file} can be read by others; set its mode to 0600`);
  const parsed = keyFile.safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error(`KEYS_FILE ${file} is not a key file: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`);
  const { current, versions } = parsed.data.keyEncryption;
  if (versions[String(current)] === undefined)
    throw new Error(`KEYS_FILE ${file} names version ${current} as current but does not hold it`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema then says that this is no key file; the text itself must not reach a log
  }
}
