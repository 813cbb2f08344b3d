import { checkBareText } from './check-bare-text.ts';
import { checkDocs, checkNamedFiles } from './check-docs.ts';
import { checkEffects } from './check-effects.ts';
import { checkFiles } from './check-files.ts';
import { checkHouseMap } from './check-house-map.ts';
import { checkImports } from './check-imports.ts';
import { checkLiterals } from './check-literals.ts';
import { checkLocks } from './check-lock.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkRefusals } from './check-refusals.ts';
import { checkStatements } from './check-statements.ts';
import { checkTables } from './check-tables.ts';
import { checkTexts } from './check-texts.ts';
import { checkUnreadExports } from './check-unread-exports.ts';
import { checkUnreadRows } from './check-unread-rows.ts';
import { checkUnused } from './check-unused.ts';
import { checkVendors } from './check-vendors.ts';

export const CHECKS: Readonly<Record<string, () => string[]>> = {
  imports: checkImports,
  tables: checkTables,
  texts: checkTexts,
  plurals: checkPlurals,
  literals: checkLiterals,
  vendors: checkVendors,
  effects: checkEffects,
  refusals: checkRefusals,
  statements: checkStatements,
  'bare text': checkBareText,
  docs: checkDocs,
  'named files': checkNamedFiles,
  'house map': checkHouseMap,
  lock: checkLocks,
  files: checkFiles,
  unused: checkUnused,
  'unread rows': checkUnreadRows,
  'unread exports': checkUnreadExports,
};

if (import.meta.main) {
  const found = Object.entries(CHECKS).map(([name, check]) => ({ name, errors: check() }));
  for (const { name, errors } of found) {
    console.log(`${errors.length === 0 ? 'ok    ' : 'FAULTS'}  ${name}`);
    for (const error of errors) console.log(`        ${error}`);
  }
  const failed = found.filter(({ errors }) => errors.length > 0).length;
  console.log(`checks: ${found.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
