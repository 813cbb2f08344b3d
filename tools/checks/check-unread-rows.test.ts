import { expect, test } from 'vitest';
import { checkUnreadRows } from './check-unread-rows.ts';

const file = 'packages/rulebook/src/core/errors.ts';
const reader = (text: string, path = 'apps/api/src/bank/read.ts') => [{ path, text }];
const table = (plannedFor?: string) => [
  { file, rows: [plannedFor === undefined ? { key: 'bank.gone' } : { key: 'bank.gone', plannedFor }] },
];

test('every row of the product has a reader, or says what it waits for', () => expect(checkUnreadRows()).toEqual([]));

test.each<[string, ReturnType<typeof reader>, string | undefined, RegExp | undefined]>([
  ['a row that is read', reader("throw new AppError('bank.gone')"), undefined, undefined],
  ['a row that nothing reads', reader('nothing'), undefined, /nothing reads bank\.gone/],
  ['a longer name is another row', reader("throw new AppError('bank.goneForGood')"), undefined, /nothing reads bank\.gone/],
  ['a row that a test alone names', reader("'bank.gone'", 'apps/api/src/bank/read.test.ts'), undefined, /nothing reads bank\.gone/],
  ['a row that has words alone', reader("'bank.gone': 'Gone'", 'apps/api/src/bank/texts.en-US.ts'), undefined, /nothing reads bank\.gone/],
  [
    'a row that stands in a table about errors alone',
    reader("'bank.gone': 'a way back'", 'packages/rulebook/src/error-recovery.ts'),
    undefined,
    /nothing reads/,
  ],
  ['a row that waits for its capability', reader('nothing'), 'bank', undefined],
  ['a row that waits and is read', reader("'bank.gone'"), 'bank', /waits for bank no longer/],
])('%s', (_what, files, plannedFor, error) => {
  const found = checkUnreadRows(files, table(plannedFor));
  if (error === undefined) expect(found).toEqual([]);
  else expect(found.join()).toMatch(error);
});

test('an event that says how something ended is read by the name of what ended', () => {
  const rows = [{ file, rows: ['walk.success', 'walk.failed', 'run.failed'].map((key) => ({ key })) }];
  expect(checkUnreadRows(reader("trackOutcome('walk', params, work)"), rows)).toEqual([
    `${file}: nothing reads run.failed; remove it, or say with plannedFor what will`,
  ]);
});

const EVENTS_FILE = 'packages/rulebook/src/analytics/events.ts';
test.each<[string, ReturnType<typeof reader>, boolean]>([
  ['that a screen sends', reader("track('walk.begun', { owners: 1 })", 'apps/portal/src/people/walk.tsx'), true],
  ['that the server keeps', reader("keepEvent({ type: 'walk.begun' })"), true],
  ['that is only said to be sent once a session', reader("['walk.begun']", 'packages/rulebook/src/analytics/once-events.ts'), false],
  ['that its own table alone names', reader("'walk.begun': {}", EVENTS_FILE), false],
  ['that a journey alone expects', reader("track('walk.begun')", 'e2e/walk.e2e.ts'), false],
])('an event %s', (_what, files, isSent) =>
  expect(checkUnreadRows(files, [{ file: EVENTS_FILE, rows: [{ key: 'walk.begun' }] }])).toHaveLength(isSent ? 0 : 1),
);
