import { STEP_UP_TYPES } from '@signet/rulebook/reference/enumerations';
import { LANGUAGES, LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

/** Files that may name a language for a reason outside our control. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/api/src/platform/sql/schema.ts': 'written from the values that each column admits',
  'apps/sandbox/src/places/routes.ts': 'what the vendor answers in where nobody says',
  'apps/sandbox/src/plaid/link-routes.ts': 'what the vendor answers in where nobody says',
  'apps/sandbox/src/plaid/link-token-routes.ts': 'the languages that the vendor takes',
  'apps/sandbox/src/twilio/verify.ts': 'what the vendor answers in where nobody says',
};

const LOCALE_NAMED = new RegExp(`['"\`](?:${[...LANGUAGES, ...LOCALE_IDS].join('|')})['"\`]`);
const PORTAL_NAMED = new RegExp(`\\b(?:${PORTAL_IDS.join('|')})\\b`);
const STEP_UP_NAMED = new RegExp(`\\b(?:${Object.keys(STEP_UP_TYPES).join('|')})\\b`);

/**
 * Code that hard-codes a language or portal instead of reading its row, and apps that name a
 * step-up that the rulebook should decide.
 */
export function checkLiterals(
  files: readonly SourceFile[] = sourceFiles(['apps', 'packages/rulebook']),
  allowed: Readonly<Record<string, string>> = ALLOWED,
): string[] {
  const named = files
    .filter(({ path }) => mustReadRows(path))
    .flatMap(({ path, text }) => namedIn(path, text).map((name) => ({ path, name })));
  const unused = Object.keys(allowed).filter((path) => !named.some((one) => one.path === path));
  return [
    ...named
      .filter(({ path }) => !(path in allowed))
      .map(({ path, name }) => `${path} names ${name}: read a column of its row`),
    ...unused.map(
      (path) => `${path} leaves check-literals.ts: it names no language, portal or step-up`,
    ),
  ];
}

const mustReadRows = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !isTest(path) &&
  !path.includes('/reference/') &&
  !/\.[a-z]{2}-[A-Z]{2}\.ts$/.test(path);

/** Step-up rules live in the rulebook; migrations are history and stay unchanged. */
const mayNameStepUps = (path: string): boolean =>
  !path.startsWith('apps/') || path.includes('/migrations/');

function namedIn(path: string, text: string): string[] {
  const named = [LOCALE_NAMED, PORTAL_NAMED, ...(mayNameStepUps(path) ? [] : [STEP_UP_NAMED])];
  return withoutComments(text)
    .split('\n')
    .flatMap((line) => named.flatMap((pattern) => pattern.exec(line)?.[0] ?? []));
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');
