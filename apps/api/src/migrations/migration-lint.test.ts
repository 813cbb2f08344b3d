import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './migrations.ts';

const require = createRequire(import.meta.url);
const SQUAWK = require.resolve('squawk-cli/js/bin/squawk');

/** Rules of the linter that are kept elsewhere. */
const KEPT_ELSEWHERE: Readonly<Record<string, string>> = {
  'prefer-robust-stmts': 'all migrations run in one transaction',
  'require-lock-timeout': 'the connection has one',
  'require-statement-timeout': 'a rewrite of rows may take as long as it needs',
  'prefer-bigint-over-int': 'small counts are integers',
  'prefer-text-field': 'lengths are limited by the rulebook',
};

/** What ran before there was a linter, and never changes. */
const RAN_BEFORE: readonly string[] = [
  '0072-queue: require-concurrent-index-creation',
  '0077-duties: require-concurrent-index-creation',
  '0079-staff: ban-drop-not-null',
  '0079-staff: require-concurrent-index-deletion',
  '0079-staff: require-concurrent-index-creation',
];

/** `name: rule` for each fault; statements run in a transaction, as migrations do. */
function faultsIn(statements: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'signet-lint-'));
  const file = join(folder, 'migration.sql');
  writeFileSync(file, statements.map((statement) => `${statement};\n`).join(''));
  const args = [
    SQUAWK,
    ...[
      '--reporter',
      'json',
      '--assume-in-transaction',
      '--pg-version',
      '15',
      '--no-error-on-unmatched-pattern',
    ],
    ...['--exclude', Object.keys(KEPT_ELSEWHERE).join(',')],
    file,
  ];
  try {
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string }; // it ends with 1 where it finds something
    return (JSON.parse(stdout) as { rule_name: string }[]).map(({ rule_name }) => rule_name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('no migration holds a lock while it reads all rows, and those that did are listed', () => {
  const faults = Object.entries(MIGRATIONS).flatMap(([name, { statements = [] }]) =>
    statements.length === 0 ? [] : faultsIn(statements).map((rule) => `${name}: ${rule}`),
  );
  expect([...new Set(faults)]).toEqual(RAN_BEFORE);
});

test.each([
  ['create index applications_by_x on applications (x)', 'require-concurrent-index-creation'],
  ['alter table applications add constraint c check (x > 0)', 'constraint-missing-not-valid'],
  ['alter table applications alter column x type bigint', 'changing-column-type'],
])('%s is refused', (statement, rule) => expect(faultsIn([statement])).toContain(rule));
