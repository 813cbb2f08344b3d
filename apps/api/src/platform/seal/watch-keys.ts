import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../describe-error.ts';
import { KEY_NAMES, type KeyFilePlace, keyFileMark, openKeys } from './key-file.ts';
import { buildSealer, type Sealer } from './seal.ts';

/** A sealer whose keys may be replaced while others hold on to it. */
export type ReplaceableSealer = { sealer: Sealer; replace(next: Sealer): void };

export function replaceableSealer(first: Sealer): ReplaceableSealer {
  let current = first;
  const names = keysOf(first);
  const sealer = Object.fromEntries(
    names.map((name) => [
      name,
      (...given: unknown[]) => Reflect.apply(current[name], current, given),
    ]),
  ) as Sealer; // each of its functions passes on what it is given
  return {
    sealer,
    replace: (next) => {
      current = next;
    },
  };
}

type Watched = {
  place: KeyFilePlace;
  keys: ReplaceableSealer;
  /** Throws where the database needs a version that these keys lack, or was written with others. */
  check: (next: Sealer) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

const versionsLine = (sealer: Sealer): string =>
  keysOf(KEY_NAMES)
    .map((name) => {
      const { current, known } = sealer.versionsOf(name);
      return `${name} uses ${current} of ${known.toSorted((one, other) => one - other).join(', ')}`;
    })
    .join('; ');

/**
 * Takes a changed key file over while the process runs. One that cannot be taken over is looked at
 * again, and the keys of before stay. docs/decisions/0290.
 */
export function watchKeys({ place, keys, check, log }: Watched): {
  look(): Promise<void>;
  close(): void;
} {
  let known = keyFileMark(place.file);
  const takeOver = async (): Promise<void> => {
    const mark = keyFileMark(place.file);
    if (mark === known) return;
    const next = buildSealer(await openKeys({ ...place, production: true }));
    await check(next);
    keys.replace(next);
    known = mark;
    log.info(`KEYS_FILE was read again: ${versionsLine(next)}`);
  };
  const look = (): Promise<void> =>
    takeOver().catch((error: unknown) =>
      log.error(
        { error: describeError(error) },
        'the changed KEYS_FILE was not taken over; the keys of before stay in use',
      ),
    );
  const timer = setInterval(() => void look(), LIMITS.keyFileLookMs);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
}
