import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

/**
 * A file is one idea; the limits only catch files that have become several. docs/decisions/0040.
 */
const MAX_LINES = 580;
const MAX_TEST_LINES = 480;
const MAX_TABLE_LINES = 600;

/** Tables of pure data, which may be longer. */
const TABLES = [
  /^packages\/rulebook\/src\/reference\//,
  /^packages\/rulebook\/src\/(core\/|decision\/)?[\w-]+(\.[a-z]{2}-[A-Z]{2})?\.ts$/,
  /^packages\/industries\/src\//,
  /^packages\/testing\/src\/screen-states\//,
  /\/([a-z]+(-[a-z]+)*-)?texts\.[a-z]{2}-[A-Z]{2}\.ts$/,
];

/** Written by a program and compared with its source by a test. */
const GENERATED = /^apps\/api\/src\/platform\/sql\/schema\.ts$/;

const BANNED_NAMES = /(^|\/)(utils?|helpers?|misc|common|services?|managers?|types)(\/|\.[a-z]+$)/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LOCALE = new RegExp(`^(${LOCALE_IDS.join('|')})$`);
/** Suffixes allowed between a file's name and its extension, such as a locale. */
const KIND = new RegExp(
  `(\\.(test|e2e|browser|config|module|d|${LOCALE_IDS.join('|')}))*\\.[a-z]+$`,
);

/** Code allowed only in some places: the pattern, the places, and the reason. */
const PLACES: readonly { pattern: RegExp; allowed: RegExp; why: string }[] = [
  {
    pattern:
      /\b(sql`|(select|SELECT)\s+[\w.*, ()]+\s+(from|FROM)\s+\w|(insert|INSERT)\s+(into|INTO)\s+\w|(update|UPDATE)\s+\w+\s+(set|SET)\s+\w|(delete|DELETE)\s+(from|FROM)\s+\w)/,
    allowed:
      /^apps\/api\/src\/([\w-]+\/)*([\w-]+-)?store\.ts$|^apps\/api\/src\/(migrations|platform\/(sql|audit))\/|^packages\/industries\/src\/training\/|^(tools|bench|e2e)\//,
    why: 'SQL stands in store.ts, *-store.ts, migrations and platform/sql only',
  },
  {
    pattern: /\.postMessage\(|window\.parent\b/,
    allowed:
      // The paper check and the policy lab talk to their workers, the desk to its viewer.
      /^apps\/portal\/src\/(embed|identity\/paper-check)\/|^packages\/embed-sdk\/|^apps\/sandbox\/|^apps\/desk\/src\/viewer\/|^apps\/api\/src\/(staff\/viewer-page|policy\/policy-worker)\.ts$/,
    why: 'only portal/src/embed and the SDK talk to the other window',
  },
  {
    pattern:
      /\b(createCipheriv|createDecipheriv|createHmac|createSecretKey|subtle\.(encrypt|decrypt|importKey))\b/,
    allowed:
      // What a partner copies into its own server has the partner's secret.
      /^apps\/api\/src\/platform\/seal\/(seal|key-file|key-wrapper)\.ts$|^apps\/api\/src\/api-reference\/webhook-samples\/|^apps\/sandbox\/|^(bench|tools)\//,
    why: 'key material is seen by seal.ts, key-file.ts and key-wrapper.ts only',
  },
  {
    pattern: /\b(TODO|FIXME)\b|biome-ignore|@ts-(ignore|expect-error|nocheck)/,
    allowed: /^tools\/checks\/check-files\./,
    why: 'no open ends and no switched-off checks',
  },
  { pattern: /^export \* from /m, allowed: /^$/, why: 'no barrel files' },
];

export function checkFiles(files: readonly SourceFile[] = sourceFiles()): string[] {
  const written = files.filter(({ path }) => !GENERATED.test(path));
  return written.flatMap((file) => [
    ...lengthErrors(file),
    ...nameErrors(file),
    ...placeErrors(file),
  ]);
}

function lengthErrors({ path, text }: SourceFile): string[] {
  const lines = text.trimEnd().split('\n').length;
  const limit = isTest(path) ? MAX_TEST_LINES : MAX_LINES;
  const max = TABLES.some((table) => table.test(path)) ? MAX_TABLE_LINES : limit;
  return lines > max ? [`${path} has ${lines} lines; ${max} is the most`] : [];
}

function nameErrors({ path }: SourceFile): string[] {
  const name = path.split('/').pop() ?? '';
  const stem = name.replace(KIND, '');
  if (BANNED_NAMES.test(path)) return [`${path} has a name that says nothing`];
  if (stem === 'index') return [`${path} is an index; name the file after what it holds`];
  return KEBAB.test(stem) || LOCALE.test(stem) ? [] : [`${path} is not in kebab-case`];
}

function placeErrors({ path, text }: SourceFile): string[] {
  if (isTest(path)) return [];
  return PLACES.filter(({ pattern, allowed }) => !allowed.test(path) && pattern.test(text)).map(
    ({ why }) => `${path}: ${why}`,
  );
}
