import { readdirSync, readFileSync } from 'node:fs';
import {
  EMBED_NAMESPACE,
  EMBED_VERSION,
  FROM_PARENT,
} from '@signet/rulebook/partners/embed-messages';
import { readParentMessage } from '@signet/rulebook/partners/read-parent-message';
import { GROWTHS, growthFactor } from '@signet/testing/linear-time';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);

/**
 * Every place of ours that hears messages, and where a test feeds what it hears, or why it hears
 * nobody else.
 */
const LISTENERS: Readonly<Record<string, string>> = {
  'apps/portal/src/embed/parent-port.ts': 'fed below',
  'packages/embed-sdk/src/mount.ts': 'fed in frame-message.test.ts',
  'apps/portal/src/identity/paper-check/measure-paper.ts':
    'a worker that only its own page can reach',
  'apps/portal/src/identity/paper-check/use-paper-check.ts': 'the page of that worker',
};

const sources = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => `${folder}/${name}`);

test('every listener for posted messages is listed', () => {
  const found = ['apps/portal/src', 'packages/embed-sdk/src', 'packages/ui/src']
    .flatMap((folder) => sources(folder))
    .filter((path) =>
      /addEventListener\(\s*'message'|onmessage\s*=(?!\s*\(\) =>)/.test(
        readFileSync(new URL(path, ROOT), 'utf8'),
      ),
    );
  expect(found.sort()).toEqual(Object.keys(LISTENERS).sort());
});

const ENVELOPE = { namespace: EMBED_NAMESPACE, version: EMBED_VERSION };
const WAYS: Readonly<Record<string, (text: string) => unknown>> = {
  'a text': (text) => text,
  'a namespace': (text) => ({ ...ENVELOPE, namespace: text }),
  'a type': (text) => ({ ...ENVELOPE, type: text }),
  'a field that nobody declared': (text) => ({ ...ENVELOPE, type: 'init', [text]: text }),
  'an accent': (text) => ({
    ...ENVELOPE,
    type: 'init',
    theme: { accentColor: `#${text}`, colorScheme: text },
  }),
  ...Object.fromEntries(
    Object.entries(FROM_PARENT).flatMap(([type, row]) =>
      Object.keys({ ...row.fields, ...('optional' in row ? row.optional : {}) }).map((field) => [
        `${field} of ${type}`,
        (text: string) => ({ ...ENVELOPE, type, [field]: text }),
      ]),
    ),
  ),
};

test.each(Object.entries(WAYS))(
  '%s of ten and of a hundred times the length takes about as many times as long',
  (_what, made) => {
    for (const part of ['en-', '#0', ' ', '\u0301\u0323'])
      for (const [times, max] of GROWTHS)
        expect(
          growthFactor((text) => readParentMessage(made(text)), part, times),
          `${part} ${times}`,
        ).toBeLessThan(max);
  },
);
