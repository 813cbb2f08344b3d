import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');
const DIST = join(PACKAGE, 'dist');
const packed = mkdtempSync(join(tmpdir(), 'embed-sdk-'));

const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');

beforeAll(() => {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: PACKAGE, stdio: 'pipe' });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', packed], {
    cwd: DIST,
    stdio: 'pipe',
  });
}, 180_000); // types are emitted by the compiler, which takes long on a busy machine
afterAll(() => rmSync(packed, { recursive: true }));

test('the published package passes publint', async () => {
  const { messages, pkg } = await publint({ pkgDir: DIST, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('every module system that can load it finds its types', async () => {
  const tarball = new Uint8Array(readFileSync(join(packed, 'signet-embed-sdk-1.0.0.tgz')));
  const { types, problems } = await checkPackage(createPackageFromTarballData(tarball), {
    entrypointsLegacy: false,
    excludeEntrypoints: ['./v1.js'], // a script tag's file, which nobody imports
  }).then((result) => (result.types === false ? { types: false, problems: [] } : result));
  expect(types).not.toBe(false);
  // Modules only: programs that load by `require` or by folders are told so by their own tools.
  const ours = problems.filter(
    (problem) =>
      !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(problem.resolutionKind),
  );
  expect(ours).toEqual([]);
});

test('its package has a description, a licence, its side effects and the exported types', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({
    description: expect.stringMatching(/sign-up/),
    license: 'SEE LICENSE IN LICENSE',
    sideEffects: ['./define-element.js', './v1.js'],
  });
  expect(read('LICENSE')).toContain('All rights reserved');
  expect(read('react.js')).toMatch(/^["']use client["'];/);
  expect(read('define-element.js')).toContain('defineElement()');
  for (const name of ['Onboarding', 'OnboardingOptions', 'OnboardingEvents', 'OnboardingError'])
    expect(read('mount.d.ts')).toMatch(new RegExp(`export type \\{[^}]*\\b${name}\\b`));
  expect(read('define-element.d.ts')).toContain("'signet-onboarding': SignetOnboardingElement");
});
