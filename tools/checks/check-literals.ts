import { LANGUAGES, LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

/** Where a name may stand for another reason than a choice of ours. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/api/src/platform/clock.ts': 'this locale writes a day as YYYY-MM-DD',
  'apps/portal/src/platform/form/use-form.ts': 'this locale writes a day as YYYY-MM-DD',
  'apps/sandbox/src/places/routes.ts': 'what the vendor answers in where nobody says',
  'apps/sandbox/src/plaid/link-routes.ts': 'what the vendor answers in where nobody says',
  'apps/sandbox/src/plaid/link-token-routes.ts': 'the languages that the vendor takes',
  'apps/sandbox/src/twilio/verify.ts': 'what the vendor answers in where nobody says',
};

const LOCALE_NAMED = new RegExp(`['"\`](?:${[...LANGUAGES, ...LOCALE_IDS].join('|')})['"\`]`);
const PORTAL_NAMED = new RegExp(`\\b(?:${PORTAL_IDS.join('|')})\\b`);

/** Code that names a language or a portal where it should read a column of its row. */
export function checkLiterals(
  files: readonly SourceFile[] = sourceFiles(['apps', 'packages/rulebook']),
  allowed: Readonly<Record<string, string>> = ALLOWED,
): string[] {
  const named = files.filter(({ path }) => mustReadRows(path)).flatMap(({ path, text }) => namedIn(text).map((name) => ({ path, name })));
  const unused = Object.keys(allowed).filter((path) => !named.some((one) => one.path === path));
  return [
    ...named.filter(({ path }) => !(path in allowed)).map(({ path, name }) => `${path} names ${name}: read a column of its row`),
    ...unused.map((path) => `${path} leaves check-literals.ts: it names no language and no portal`),
  ];
}

const mustReadRows = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !isTest(path) &&
  !path.includes('/reference/') &&
  !/\.[a-z]{2}-[A-Z]{2}\.ts$|^apps\/sandbox\/.*-texts\.ts$/.test(path);

const namedIn = (text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .flatMap((line) => [LOCALE_NAMED.exec(line)?.[0] ?? [], PORTAL_NAMED.exec(line)?.[0] ?? []].flat());

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');
