import { expect, test } from 'vitest';
import { generatedDocs } from '../docs/docs.ts';
import { checkDocs, checkNamedFiles } from './check-docs.ts';

const PAGES = generatedDocs();

test('a page that differs from its table is found', () => {
  expect(checkDocs({ ...PAGES, 'errors.md': 'old' })).toEqual([
    'docs/generated/errors.md is stale: run npm run docs',
  ]);
});

test('a page that is no longer generated is found', () => {
  expect(checkDocs({ ...PAGES, 'gone.md': '' })).toEqual([
    'docs/generated/gone.md is written by nothing',
  ]);
});

test('writing the pages twice gives the same text', () => expect(generatedDocs()).toEqual(PAGES));

test.each([
  [
    'a link that leads nowhere',
    'docs/a.md',
    '[run](how-to/walk.md)',
    'docs/a.md links to docs/how-to/walk.md, which is not there',
  ],
  [
    'a file that is not there',
    'README.md',
    'in `rulebook/gone.ts`',
    'README.md names rulebook/gone.ts, which is not there',
  ],
])('%s is found', (_name, page, text, finding) => {
  expect(checkNamedFiles({ [page]: text }, ['docs/how-to/run.md'])).toEqual([finding]);
});

test('a page may name a folder, a file by its end, another site, and in a decision what is gone', () => {
  const text =
    '[all](how-to) [run](how-to/run.md#ports) `how-to/run.md` [far](https://example.com/a.md)';
  expect(
    checkNamedFiles({ 'docs/a.md': text, 'docs/decisions/0001-a.md': '`gone.ts`' }, [
      'docs/how-to/run.md',
    ]),
  ).toEqual([]);
});
