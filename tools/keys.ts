import { keysOf } from '@signet/rulebook/core/keys-of';
import { type Config, readConfig } from '../apps/api/src/platform/config/config.ts';
import {
  KEY_NAMES,
  type KeyFilePlace,
  type KeyName,
  type Keys,
  keyFileWrapper,
  openKeys,
  withNewestInUse,
  withNewVersion,
  withoutFormerVersions,
  writeKeys,
} from '../apps/api/src/platform/seal/key-file.ts';
import { KEY_WRAPPER_IDS } from '../apps/api/src/platform/seal/key-wrapper.ts';
import type { Store } from '../apps/api/src/store.ts';
import { commandLine } from './command-line.ts';
import { withProductStore } from './product-store.ts';
import { CliError } from './review-client.ts';

const NAMES = keysOf(KEY_NAMES);
const USAGE = [
  'npm run keys -- status',
  `npm run keys -- wrap ${KEY_WRAPPER_IDS.map((id) => `${id}:KEY`).join('|')}`,
  ...['add', 'use', 'retire'].map((step) => `npm run keys -- ${step} ${NAMES.join('|')}`),
].join('\n');

type KeyStore = Pick<Store, 'keys'>;
export type KeyPlace = KeyFilePlace & {
  withStore: <Result>(work: (store: KeyStore) => Promise<Result>) => Promise<Result>;
};

const versionLine = (name: KeyName, keys: Keys): string => {
  const { current, versions } = keys[name];
  return `${name.padEnd(13)} in use: ${current}; known: ${Object.keys(versions).join(', ')}  (${KEY_NAMES[name]})`;
};

/**
 * Shows each key's versions, or takes one step of a rotation; returns the lines to print.
 * docs/how-to/rotate-keys.md
 */
export async function runKeys(place: KeyPlace, step: string, name: string): Promise<string[]> {
  const keys = await openKeys(place);
  if (step === 'status') {
    const used = await place.withStore((store) => store.keys.inUse());
    return [
      ...NAMES.map((one) => versionLine(one, keys)),
      ...used.map(
        (row) => `${row.name.padEnd(13)} version ${row.version}: ${row.values} in ${row.place}`,
      ),
    ];
  }
  if (step === 'wrap') return wrap(place, keys, name);
  const key = NAMES.find((one) => one === name);
  if (key === undefined) throw new CliError(USAGE);
  if (step === 'add') return save(place, withNewVersion(keys, key), key);
  if (step === 'use') return save(place, withNewestInUse(keys, key), key);
  if (step === 'retire') return retire(place, keys, key);
  throw new CliError(USAGE);
}

/** `by` is a service and its key, like vault:signet. */
async function wrap({ file, wrapper }: KeyPlace, keys: Keys, by: string): Promise<string[]> {
  const [service = '', ...rest] = by.split(':');
  const wrappedBy = KEY_WRAPPER_IDS.find((id) => id === service);
  const key = rest.join(':');
  if (wrappedBy === undefined || key === '') throw new CliError(USAGE);
  await writeKeys(file, keys, { wrappedBy, key }, wrapper);
  return [`${file} is wrapped by ${wrappedBy} with ${key}`];
}

/** A file that a service wraps stays wrapped by it. */
async function save({ file, wrapper }: KeyPlace, keys: Keys, name: KeyName): Promise<string[]> {
  await writeKeys(file, keys, keyFileWrapper(file), wrapper);
  return [versionLine(name, keys)];
}

/** Throws CliError while any stored value still uses a version other than the current one. */
async function retire(place: KeyPlace, keys: Keys, name: KeyName): Promise<string[]> {
  const { current, versions } = keys[name];
  const former = Object.keys(versions)
    .map(Number)
    .filter((version) => version !== current);
  return place.withStore(async (store) => {
    const left = (await store.keys.inUse()).filter(
      (row) => row.name === name && row.version !== current,
    );
    if (left.length > 0)
      throw new CliError(
        left
          .map(
            (row) =>
              `version ${row.version} of ${name} is still needed: ${row.values} in ${row.place}`,
          )
          .join('\n'),
      );
    await store.keys.forget(name, former);
    return save(place, withoutFormerVersions(keys, name), name);
  });
}

/** With the embedded database the product must be stopped while the command runs. */
export const keyPlaceOf = (config: Config): KeyPlace => ({
  file: config.keysFile,
  production: config.production,
  wrapper: config.keyWrapper,
  withStore: (work) => withProductStore(config, work),
});

if (import.meta.main) {
  const { positionals } = commandLine(USAGE, { allowPositionals: true });
  const [step = '', name = ''] = positionals;
  try {
    console.log((await runKeys(keyPlaceOf(readConfig(process.env)), step, name)).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the command failed');
    process.exitCode = 1;
  }
}
