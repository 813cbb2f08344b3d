import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

const MAX_LINES = 300;
const MAX_TABLE_LINES = 400;

/** Files and folders that hold tables of pure data: these may be longer. */
const TABLES = [
  /^packages\/rulebook\/src\/reference\//,
  /^packages\/rulebook\/src\/fields\/words\./,
  /^packages\/rulebook\/src\/[\w-]+(\.[a-z]{2}-[A-Z]{2})?\.ts$/,
  /\/texts(\.[a-z]{2}-[A-Z]{2})?\.ts$/,
];

const BANNED_NAMES = /(^|\/)(utils?|helpers?|misc|common|services?|managers?|types)(\/|\.[a-z]+$)/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;

/** What may stand only in some places: a pattern, where it may, and why elsewhere not. */
const PLACES: readonly { pattern: RegExp; allowed: RegExp; why: string }[] = [
  {
    pattern:
      /\b(sql`|(select|SELECT)\s+[\w.*, ()]+\s+(from|FROM)\s+\w|(insert|INSERT)\s+(into|INTO)\s+\w|(update|UPDATE)\s+\w+\s+(set|SET)\s+\w|(delete|DELETE)\s+(from|FROM)\s+\w)/,
    allowed: /^apps\/api\/src\/(store|migrations)\/|^(tools|bench|e2e)\//,
    why: 'SQL stands in store and migrations only',
  },
  {
    pattern: /\.postMessage\(|window\.parent\b/,
    allowed: /^apps\/portal\/src\/embed\/|^apps\/sandbox\//,
    why: 'only portal/src/embed talks to the parent window',
  },
  {
    pattern: /\b(createCipheriv|createDecipheriv|createHmac|createSecretKey|subtle\.(encrypt|decrypt|importKey))\b/,
    allowed: /^apps\/api\/src\/(seal|keys)\.ts$|^apps\/sandbox\/|^(bench|tools)\//,
    why: 'key material is seen by seal.ts and keys.ts only',
  },
  {
    pattern: /\b(TODO|FIXME)\b|biome-ignore|@ts-(ignore|expect-error|nocheck)/,
    allowed: /^tools\/check-size\./,
    why: 'no open ends and no switched-off checks',
  },
  { pattern: /^export \* from /m, allowed: /^$/, why: 'no barrel files' },
];

/** Files that are too long, wrongly named, or hold what belongs elsewhere. style.md, sections 1 and 2. */
export function checkSize(files: readonly SourceFile[] = sourceFiles()): string[] {
  return files.flatMap((file) => [...lengthFaults(file), ...nameFaults(file), ...placeFaults(file)]);
}

function lengthFaults({ path, text }: SourceFile): string[] {
  const lines = text.trimEnd().split('\n').length;
  const max = TABLES.some((table) => table.test(path)) ? MAX_TABLE_LINES : MAX_LINES;
  return lines > max ? [`${path} has ${lines} lines; ${max} is the most`] : [];
}

function nameFaults({ path }: SourceFile): string[] {
  const name = path.split('/').pop() ?? '';
  const stem = name.replace(/(\.(test|e2e|browser|config|module|d|en-US|en-CA|fr-CA))*\.[a-z]+$/, '');
  if (BANNED_NAMES.test(path)) return [`${path} has a name that says nothing`];
  if (stem === 'index') return [`${path} is an index; name the file after what it holds`];
  return KEBAB.test(stem) || LOCALE.test(stem) ? [] : [`${path} is not in kebab-case`];
}

function placeFaults({ path, text }: SourceFile): string[] {
  if (isTest(path)) return [];
  return PLACES.filter(({ pattern, allowed }) => !allowed.test(path) && pattern.test(text)).map(({ why }) => `${path}: ${why}`);
}
