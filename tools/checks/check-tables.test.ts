import { expect, test } from 'vitest';
import type { SourceFile } from '../source-files.ts';
import { checkTables, TABLES, type Tables } from './check-tables.ts';
import type { TextTable } from './product-texts.ts';

const EMPTY: Tables = {
  screens: [],
  routes: [],
  fields: [],
  endpoints: [],
  events: [],
  secrets: [],
  answeredByForm: [],
  stepUpPages: [],
  stepUpWords: {},
  reasons: [],
  themes: ['poynt'],
  toCome: {},
  captured: [],
  notCaptured: {},
};
const WORDS: TextTable[] = [
  { table: 'packages/rulebook/src/texts', 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  { table: 'packages/rulebook/src/outcome-texts', 'en-US': {}, 'fr-CA': {} },
];
const file = (path: string, text = ''): SourceFile => ({ path, text });
const errors = (tables: Partial<Tables>, files: SourceFile[] = [], words = WORDS) =>
  checkTables(files, words, { ...EMPTY, ...tables });

test('tables without rows have no faults', () => expect(errors({})).toEqual([]));

test('a screen that a route names and nobody wrote is found, with its texts', () => {
  expect(
    errors({ screens: ['bank'], captured: ['bank'] }, [
      file('apps/portal/src/bank/bank/screen.tsx'),
    ]),
  ).toEqual([
    'apps/portal/src/bank/bank/texts.en-US.ts is missing',
    'apps/portal/src/bank/bank/texts.fr-CA.ts is missing',
  ]);
  expect(errors({ screens: ['bank'], captured: ['bank'] })).toEqual([
    'no room has bank/screen.tsx, and a route names it',
  ]);
});

test('a screen that no row photographs is found, and one that the list of exceptions has without need', () => {
  const files = ['bank', 'leave'].flatMap((screen) =>
    ['screen.tsx', 'texts.en-US.ts', 'texts.fr-CA.ts'].map((name) =>
      file(`apps/portal/src/bank/${screen}/${name}`),
    ),
  );
  expect(
    errors({ screens: ['bank', 'leave'], notCaptured: { leave: 'leads out at once' } }, files),
  ).toEqual([
    'the screen bank has no row in packages/testing/src/screen-states/screens.ts, and NOT_CAPTURED does not say why',
  ]);
  expect(
    errors(
      {
        screens: ['bank', 'leave'],
        captured: ['bank', 'leave'],
        notCaptured: { leave: 'leads out at once' },
      },
      files,
    ),
  ).toEqual([
    'leave leaves NOT_CAPTURED in packages/testing/src/screen-states/screens.ts: a row shows it, or no route names it',
  ]);
});

test('a screen without a route is found', () => {
  const files = ['screen.tsx', 'texts.en-US.ts', 'texts.fr-CA.ts'].map((name) =>
    file(`apps/portal/src/bank/old/${name}`),
  );
  expect(errors({}, files)).toEqual(['apps/portal/src/bank/old has no route']);
});

test('an error of a field without words is found in each language', () => {
  const label = { 'zip.label': 'ZIP code' };
  const words: TextTable[] = [
    { table: 'packages/rulebook/src/texts', 'en-US': label, 'en-CA': label, 'fr-CA': label },
    ...WORDS.slice(1),
  ];
  expect(errors({ fields: [{ id: 'zip', codes: ['zip.format'] }] }, [], words)).toEqual(
    ['en-US', 'en-CA', 'fr-CA'].map((locale) => `${locale}: the error zip.format has no words`),
  );
});

test('words for an error that no rule gives are found', () => {
  const texts = { 'zip.label': 'ZIP code', 'zip.errors.old': 'Gone' };
  const words: TextTable[] = [
    { table: 'packages/rulebook/src/texts', 'en-US': texts, 'en-CA': texts, 'fr-CA': texts },
    ...WORDS.slice(1),
  ];
  expect(errors({ fields: [{ id: 'zip', codes: [] }] }, [], words)).toHaveLength(3);
});

const OTP = { key: 'verifyOtp', path: '/api/v2/applications/{id}/step-ups/otp' };
const HANDLER = file(
  'apps/api/src/phone/verify-otp.ts',
  "export const verifyOtp: Handler<'verifyOtp'> = async () => undefined;",
);

test('an endpoint without a handler and without a test is found twice', () => {
  expect(errors({ endpoints: [OTP] })).toEqual([
    'no room of the api handles verifyOtp: verify-otp.ts or handlers.ts',
    'no test of the api calls verifyOtp (/api/v2/applications/{id}/step-ups/otp)',
  ]);
});

test.each([
  ['by its key', "call('verifyOtp')", 0],
  ['by its path', `send(\`/api/v2/applications/\${id}/step-ups/otp?skip=true\`)`, 0],
  [
    'by another path that begins alike',
    `send(\`/api/v2/applications/\${id}/step-ups/otp-code\`)`,
    1,
  ],
])('a test that calls it %s is recognized', (_how, text, count) => {
  expect(
    errors({ endpoints: [OTP] }, [HANDLER, file('apps/api/src/phone/calls.test.ts', text)]),
  ).toHaveLength(count);
});

test('an event that carries a secret field is found', () => {
  expect(
    errors({
      events: [{ id: 'otp.failed', why: 'wrong code', properties: ['code'] }],
      secrets: ['ssn', 'code'],
    }),
  ).toEqual(['the event otp.failed carries code, which is a secret']);
});

test('a step-up that leads nowhere is found', () =>
  expect(errors({ stepUpPages: ['nowhere'] })).toHaveLength(1));

test('a word of step-ups that only its list or only a definition has is found', () =>
  expect(
    errors({
      stepUpWords: { ADDED_STEPS: { listed: ['photoId', 'palm'], used: ['photoId', 'tax'] } },
    }),
  ).toEqual([
    'a step-up says tax, which ADDED_STEPS in reference/enumerations.ts lacks',
    'ADDED_STEPS in reference/enumerations.ts lists palm, which no step-up says',
  ]));

test('a planned page that exists is found', () =>
  expect(errors({ routes: ['ssn'], toCome: { ssn: 'later' } })).toHaveLength(1));

test('a reason without a text for the applicant or for staff is found', () => {
  const words: TextTable[] = [
    ...WORDS.slice(0, 1),
    {
      table: 'packages/rulebook/src/outcome-texts',
      'en-US': { 'REASON_TEXTS.all.clear.applicant': 'a', 'REASON_TEXTS.all.clear.staff': 'b' },
      'fr-CA': { 'REASON_TEXTS.all.clear.staff': 'b' },
    },
  ];
  expect(errors({ reasons: ['all.clear'] }, [], words)).toEqual([
    'fr-CA: the reason all.clear.applicant has no words',
  ]);
});

test.each([
  ['in the room’s handlers', 'handlers', 'verifyOtp', 1],
  ['in a file of another name', 'otp-store', 'verifyOtp', 2],
  ['under another name', 'handlers', 'checkOtp', 2],
])('a handler %s', (_where, name, key, found) => {
  const handler = file(
    `apps/api/src/phone/${name}.ts`,
    `export const ${key}: Handler<'verifyOtp'> = async () => undefined;`,
  );
  expect(errors({ endpoints: [OTP] }, [handler])).toHaveLength(found);
});

test('a theme without its file is found, and a file that no portal has', () => {
  expect(
    errors({ themes: ['poynt', 'ledger'] }, [file('packages/ui/src/brands/godaddy.css')]),
  ).toEqual([
    'packages/ui/src/brands/ledger.css is missing, and a portal names it',
    'packages/ui/src/brands/godaddy.css is no portal’s',
  ]);
});

test('a migration that is there twice is found, and a gap is right', () => {
  const [first, fourth] = [
    file('apps/api/src/migrations/0001-first.ts'),
    file('apps/api/src/migrations/0004-fourth.ts'),
  ];
  expect(errors({}, [first, fourth])).toEqual([]);
  expect(errors({}, [fourth, file('apps/api/src/migrations/0002-to-0004-more.ts')])).toHaveLength(
    1,
  );
});

test('every table has rows, so that no check passes for want of them', () => {
  const { toCome, notCaptured, ...tables } = TABLES;
  expect(Object.entries(tables).filter(([, rows]) => rows.length === 0)).toEqual([]);
});

test('the tables of the product agree with its files and words', () =>
  expect(checkTables(undefined, undefined, TABLES)).toEqual([]));
