import { expect, test } from 'vitest';
import { checkUnreadRows } from './check-unread-rows.ts';

const file = 'packages/rulebook/src/core/errors.ts';
const reader = (text: string, path = 'apps/api/src/bank/read.ts') => [{ path, text }];
const TABLE = [{ file, rows: [{ key: 'bank.gone' }] }];

test.each<[string, ReturnType<typeof reader>, RegExp | undefined]>([
  ['a row that is read', reader("throw new AppError('bank.gone')"), undefined],
  ['a row that nothing reads', reader('nothing'), /nothing reads bank\.gone/],
  [
    'a longer name is another row',
    reader("throw new AppError('bank.goneForGood')"),
    /nothing reads bank\.gone/,
  ],
  [
    'a row that a test alone names',
    reader("'bank.gone'", 'apps/api/src/bank/read.test.ts'),
    /nothing reads bank\.gone/,
  ],
  [
    'a row that has words alone',
    reader("'bank.gone': 'Gone'", 'apps/api/src/bank/texts.en-US.ts'),
    /nothing reads bank\.gone/,
  ],
  [
    'a row that stands in a table about errors alone',
    reader("'bank.gone': 'a way back'", 'apps/portal/src/platform/feedback/error-actions.ts'),
    /nothing reads/,
  ],
])('%s', (_what, files, error) => {
  const found = checkUnreadRows(files, TABLE);
  if (error === undefined) expect(found).toEqual([]);
  else expect(found.join()).toMatch(error);
});

test('an event that says how something ended is read by the name of what ended', () => {
  const rows = [
    { file, rows: ['walk.success', 'walk.failed', 'run.failed'].map((key) => ({ key })) },
  ];
  expect(checkUnreadRows(reader("trackOutcome('walk', params, work)"), rows)).toEqual([
    `${file}: nothing reads run.failed; wire it in, or remove it`,
  ]);
});

const EVENTS_FILE = 'packages/rulebook/src/analytics/events.ts';
test.each<[string, ReturnType<typeof reader>, boolean]>([
  [
    'that a screen sends',
    reader("track('walk.begun', { owners: 1 })", 'apps/portal/src/people/walk.tsx'),
    true,
  ],
  ['that the server keeps', reader("keepEvent({ type: 'walk.begun' })"), true],
  [
    'that is only said to be sent once a session',
    reader("['walk.begun']", 'packages/rulebook/src/analytics/once-events.ts'),
    false,
  ],
  ['that its own table alone names', reader("'walk.begun': {}", EVENTS_FILE), false],
  ['that a journey alone expects', reader("track('walk.begun')", 'e2e/walk.e2e.ts'), false],
])('an event %s', (_what, files, isSent) =>
  expect(
    checkUnreadRows(files, [{ file: EVENTS_FILE, rows: [{ key: 'walk.begun' }] }]),
  ).toHaveLength(isSent ? 0 : 1),
);

const FORM = 'packages/rulebook/src/sign-up/forms.ts';
test.each<[string, string, string, boolean]>([
  ['that a form asks', FORM, "{ path: 'company.site', field: 'website' }", true],
  [
    'that a screen shows',
    'apps/portal/src/accounts/new-store/screen.tsx',
    'NAME_FIELDS.website',
    true,
  ],
  [
    'whose name is another thing elsewhere',
    'apps/api/src/accounts/hosting.ts',
    'const website = reply.website;',
    false,
  ],
  [
    'that the list of the contract’s entities names',
    'packages/rulebook/src/contract-entities.ts',
    "asFormFields({ site: 'website' })",
    false,
  ],
  ['that cases name', 'packages/rulebook/src/sign-up/contact-cases.ts', "'website'", false],
])('a field %s', (_what, path, text, isRead) => {
  const rows = [
    { file: 'packages/rulebook/src/fields.ts', rows: [{ key: 'website' }], isNamed: true as const },
  ];
  expect(checkUnreadRows(reader(text, path), rows)).toHaveLength(isRead ? 0 : 1);
});

test.each([
  ['apps/portal/src/orders/order/screen.tsx', true],
  ['apps/api/src/orders/handlers.ts', false],
])('a call of the browser’s table that %s makes', (path, isRead) => {
  const rows = [
    {
      file: 'packages/rulebook/src/call-paths.ts',
      rows: [{ key: 'getOrder' }],
      isNamed: true as const,
      readBy: /^apps\/portal\//,
    },
  ];
  expect(checkUnreadRows(reader("call('getOrder')", path), rows)).toHaveLength(isRead ? 0 : 1);
});
