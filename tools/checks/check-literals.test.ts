import { expect, test } from 'vitest';
import { checkLiterals } from './check-literals.ts';

const errors = (path: string, text: string) => checkLiterals([{ path, text }], {});

test.each([
  ["locale === 'fr-CA' ? a : b", "'fr-CA'"],
  ["language.startsWith('fr')", "'fr'"],
  ['const language = "en";', '"en"'],
  ["portal === 'GODADDY'", 'GODADDY'],
  ['PORTALS.POYNT.brand', 'POYNT'],
  ['`POYNT:woo=`', 'POYNT'],
  ["type === 'BO_INFO'", 'BO_INFO'],
  ['where w.type <> "BO_VERIFICATION"', 'BO_VERIFICATION'],
  ['IDENTITY_STEP_UPS.EIN_DOC.event', 'EIN_DOC'],
  ["query: 'step-up=OTP_SMS'", 'OTP_SMS'],
])('%s is found', (text, name) =>
  expect(errors('apps/api/src/bank/view.ts', text)).toEqual([
    `apps/api/src/bank/view.ts names ${name}: read a column of its row`,
  ]),
);

test.each([
  ['the rulebook', 'packages/rulebook/src/phone/step-ups.ts', "type === 'OTP_SMS'"],
  ['a migration', 'apps/api/src/migrations/0012-people.ts', "type in ('OTP_SMS')"],
  ['a row', 'packages/rulebook/src/reference/locales.ts', "'fr-CA': {}"],
  ['a text', 'apps/portal/src/bank/bank/texts.fr-CA.ts', "lang: 'fr'"],
  ['a test', 'apps/api/src/bank/view.test.ts', "portal: 'POYNT'"],
  ['a comment', 'apps/api/src/bank/view.ts', "/** A row like 'fr' */ // POYNT"],
  ['another word', 'apps/api/src/bank/view.ts', "terminal === 'POYNTC'"],
  ['the name of a file of texts', 'apps/portal/src/a.ts', "import x from './texts.fr-CA.ts'"],
])('%s may name it', (_what, path, text) => expect(errors(path, text)).toEqual([]));

test('an exception that is not needed any more is found', () =>
  expect(
    checkLiterals([{ path: 'apps/a.ts', text: '' }], { 'apps/a.ts': 'was a vendor’s' }),
  ).toEqual(['apps/a.ts leaves check-literals.ts: it names no language, portal or step-up']));
