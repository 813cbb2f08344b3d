import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { newRowId, newToken, newUrn } from '../ids.ts';
import { type Keys, openKeys, writeKeys } from './key-file.ts';
import type { KeyHalf } from './key-halves.ts';
import { buildSealer, type SealContext, SealError, WrappedKey } from './seal.ts';

const newKey = () => randomBytes(32).toString('base64');
const ring = (current: number, ...versions: number[]) => ({
  current,
  versions: Object.fromEntries(versions.map((version) => [String(version), newKey()])),
});
const keys: Keys = {
  keyEncryption: ring(2, 1, 2),
  fingerprint: ring(1, 1),
  pepper: ring(1, 1),
  audit: ring(1, 1),
};
const sealer = buildSealer(keys);
const id = newUrn('app');
const place: SealContext = {
  table: 'tax_ids',
  column: 'value_sealed',
  applicationId: id,
  rowId: 'applicant',
};
const half = (): KeyHalf => ({ id: newRowId('half'), secret: randomBytes(32) });
const dataKey = sealer.newDataKey(id, half());

describe('a sealed value', () => {
  test('opens in its place, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (plain) => sealer.open(dataKey, place, sealer.seal(dataKey, place, plain)) === plain,
      ),
    );
  });

  test('does not open without the separately stored half of its key, or with another half', () => {
    const sealed = sealer.seal(dataKey, place, '987654321');
    const other = half();
    expect(() => sealer.open(new WrappedKey(dataKey.stored, undefined), place, sealed)).toThrow(
      /its half half_\S+ is destroyed or lies elsewhere/,
    );
    expect(() => sealer.open(new WrappedKey(dataKey.stored, other), place, sealed)).toThrow(
      SealError,
    );
    const forged = { id: dataKey.half()?.id ?? '', secret: other.secret };
    expect(() => sealer.open(new WrappedKey(dataKey.stored, forged), place, sealed)).toThrow(
      SealError,
    );
    expect(JSON.stringify(dataKey)).not.toContain(dataKey.half()?.secret.toString('base64'));
  });

  test('never shows the value, and differs each time', () => {
    const [one, two] = [
      sealer.seal(dataKey, place, '987654321'),
      sealer.seal(dataKey, place, '987654321'),
    ];
    expect(one).toMatch(/^v2:/);
    expect(one).not.toBe(two);
    expect(Buffer.from(one.slice(3), 'base64').includes('987654321')).toBe(false);
  });

  test.each(['table', 'column', 'applicationId', 'rowId'] as const)(
    'does not open in another %s',
    (part) => {
      const sealed = sealer.seal(dataKey, place, '987654321');
      expect(() => sealer.open(dataKey, { ...place, [part]: 'elsewhere' }, sealed)).toThrow(
        SealError,
      );
    },
  );

  test('does not open with the data key of another application', () => {
    const other = newUrn('app');
    const sealed = sealer.seal(dataKey, place, '987654321');
    expect(() =>
      sealer.open(sealer.newDataKey(other, half()), { ...place, applicationId: other }, sealed),
    ).toThrow(SealError);
  });

  test('does not open with any bit flipped, or cut anywhere', () => {
    const sealed = Buffer.from(sealer.seal(dataKey, place, '987654321').slice(3), 'base64');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sealed.length * 8 - 1 }), (bit) => {
        const flipped = Buffer.from(sealed);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => sealer.open(dataKey, place, `v2:${flipped.toString('base64')}`)).toThrow(
          SealError,
        );
        expect(() =>
          sealer.open(dataKey, place, `v2:${sealed.subarray(0, bit >> 3).toString('base64')}`),
        ).toThrow(SealError);
      }),
    );
  });

  test('does not open under another key version', () => {
    const sealed = sealer.seal(dataKey, place, '987654321');
    expect(() => sealer.open(dataKey, place, sealed.replace('v2:', 'v1:'))).toThrow(SealError);
    expect(() =>
      sealer.openUnbound(place, sealer.sealUnbound(place, 'x').replace('v2:', 'v1:')),
    ).toThrow(SealError);
  });

  test('opens with an older key in the file; without it the error names the place but not the value', () => {
    const sealed = buildSealer({
      ...keys,
      keyEncryption: { ...keys.keyEncryption, current: 1 },
    }).sealUnbound(place, '987654321');
    expect(sealer.openUnbound(place, sealed)).toBe('987654321');
    const without = buildSealer({ ...keys, keyEncryption: ring(2, 2) });
    expect(() => without.openUnbound(place, sealed)).toThrow(
      /tax_ids\.value_sealed .*key version 1/,
    );
  });
});

test('fingerprints depend on value, kind and key', () => {
  expect(sealer.fingerprint('tax-id', '123456789')).toBe(sealer.fingerprint('tax-id', '123456789'));
  expect(sealer.fingerprint('tax-id', '123456789')).not.toBe(
    sealer.fingerprint('bank', '123456789'),
  );
  expect(sealer.fingerprint('tax-id', '123456789')).not.toBe(
    buildSealer({ ...keys, fingerprint: ring(1, 1) }).fingerprint('tax-id', '123456789'),
  );
});

test('ids have five groups of four unambiguous characters, and tokens have 256 bits', () => {
  expect(newUrn('app')).toMatch(/^urn:app:[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){4}$/);
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
});

describe('the key file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signet-keys-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'deep', 'keys.json');

  test('must exist in production, and is created readable by its owner only elsewhere', async () => {
    await expect(openKeys({ file, production: true })).rejects.toThrow(/does not exist/);
    const made = await openKeys({ file, production: false });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await openKeys({ file, production: true })).toEqual(made);
  });

  test.each([
    [0o600, true],
    [0o400, true],
    [0o440, true],
    [0o640, true],
    [0o644, false],
    [0o444, false],
    [0o604, false],
    [0o660, false],
    [0o602, false],
  ])('with mode %o is accepted: %s', async (mode, isAccepted) => {
    chmodSync(file, mode);
    const load = () => openKeys({ file, production: true });
    if (isAccepted) await expect(load()).resolves.toBeDefined();
    else
      await expect(load()).rejects.toThrow(
        /^KEYS_FILE .* is open to others \(mode 0\d{3}\); set it to 0600, or to 0440 for a mounted secret$/,
      );
    chmodSync(file, 0o600);
  });

  test('keeps its group-readable mode when it is written again', async () => {
    chmodSync(file, 0o640);
    await writeKeys(file, await openKeys({ file, production: true }));
    expect(statSync(file).mode & 0o777).toBe(0o640);
    chmodSync(file, 0o600);
  });

  test('is reported by its variable’s name when it cannot be read or created', async () => {
    const inTheWay = join(folder, 'in-the-way');
    mkdirSync(inTheWay);
    await expect(openKeys({ file: inTheWay, production: true })).rejects.toThrow(
      /^KEYS_FILE .*in-the-way cannot be read by this process \(EISDIR\)$/,
    );
    await expect(openKeys({ file: join(file, 'keys.json'), production: false })).rejects.toThrow(
      /^KEYS_FILE .* cannot be .* \(ENOTDIR\)$/,
    );
  });

  test('is rejected when it is not a key file, without showing its content', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, readFileSync(file, 'utf8').replace('"current": 1', '"current": 7'), {
      mode: 0o600,
    });
    await expect(openKeys({ file: broken, production: true })).rejects.toThrow(
      /names a version as current/,
    );
    writeFileSync(broken, 'hunter2', { mode: 0o600 });
    await expect(openKeys({ file: broken, production: true })).rejects.toThrow(/^(?!.*hunter2)/);
  });
});
