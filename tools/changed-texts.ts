import { execFileSync } from 'node:child_process';
import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { PROJECT } from '@signet/testing/project-folder';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { commandLine } from './command-line.ts';
import { CliError } from './review-client.ts';

const USAGE = 'npm run changed-texts -- --since COMMIT [--until COMMIT] [--language fr-CA]';

/** Texts of a file by their place in it, like `TEXTS.rows.bank`. */
export type Texts = ReadonlyMap<string, string>;

/** Read from the source, because an earlier file may import what is no longer there. */
export function textsIn(path: string, source: string): Texts {
  const found = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) collect(init, id.name, found);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

function collect(node: Expression, place: string, found: Map<string, string>): void {
  const text = textOf(node);
  if (text !== undefined) found.set(place, text);
  else if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    collect(node.expression, place, found);
  else if (node.type === 'ArrayExpression')
    for (const [at, item] of node.elements.entries()) {
      if (item !== null && item.type !== 'SpreadElement') collect(item, `${place}.${at}`, found);
    }
  else if (node.type === 'ObjectExpression')
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') continue;
      const { key, value } = property;
      const name =
        key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      collect(value, `${place}.${name}`, found);
    }
}

/** A string, however it is written down. */
function textOf(node: Expression): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

export type FileTexts = { path: string; before: Texts; now: Texts };
export type TextChange = { path: string; place: string; before?: string; now?: string };

/** What changed, came or went; a text that only moved to another place is none of them. */
export function changesIn(files: readonly FileTexts[]): TextChange[] {
  const all = files.flatMap(({ path, before, now }) =>
    [...new Set([...before.keys(), ...now.keys()])].map((place): TextChange => {
      const [old, fresh] = [before.get(place), now.get(place)];
      return {
        path,
        place,
        ...(old === undefined ? {} : { before: old }),
        ...(fresh === undefined ? {} : { now: fresh }),
      };
    }),
  );
  const gone = new Set(all.flatMap(({ before, now }) => (now === undefined ? [before] : [])));
  const come = new Set(all.flatMap(({ before, now }) => (before === undefined ? [now] : [])));
  return all.filter(({ before, now }) => {
    if (before === undefined) return !gone.has(now);
    return now === undefined ? !come.has(before) : before !== now;
  });
}

export function changeLines(changes: readonly TextChange[]): string[] {
  const byFile = [...Map.groupBy(changes, ({ path }) => path)].flatMap(([path, own]) => [
    '',
    `## ${path}`,
    '',
    ...own.flatMap(({ place, before, now }) => {
      if (before === undefined) return [`- new \`${place}\`: ${now}`];
      if (now === undefined) return [`- gone \`${place}\`: ${before}`];
      return [`- \`${place}\``, `  - before: ${before}`, `  - now: ${now}`];
    }),
  ]);
  const count = (holds: (change: TextChange) => boolean) => changes.filter(holds).length;
  const changed = count(({ before, now }) => before !== undefined && now !== undefined);
  const come = count(({ before }) => before === undefined);
  return [
    `texts changed: ${changed}, new: ${come}, gone: ${changes.length - changed - come}`,
    ...byFile,
  ];
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: PROJECT, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Every text that differs between two commits, by file; returns the lines to print. */
export function changedTexts(words: readonly string[]): string[] {
  const { values } = commandLine(USAGE, {
    args: [...words],
    options: {
      since: { type: 'string' },
      until: { type: 'string', default: 'HEAD' },
      language: { type: 'string' },
    },
  });
  const { since, until, language } = values;
  if (since === undefined) throw new CliError(USAGE);
  const locales = language === undefined ? LOCALE_IDS : [language];
  const isText = (path: string) => locales.some((locale) => path.endsWith(`texts.${locale}.ts`));
  const files = git('diff', '--name-status', '--no-renames', since, until, '--', 'apps', 'packages')
    .split('\n')
    .flatMap((line): FileTexts[] => {
      const [status = '', path = ''] = line.split('\t');
      if (!isText(path)) return [];
      const at = (commit: string) => textsIn(path, git('show', `${commit}:${path}`));
      return [
        {
          path,
          before: status === 'A' ? new Map() : at(since),
          now: status === 'D' ? new Map() : at(until),
        },
      ];
    });
  return changeLines(changesIn(files));
}

if (import.meta.main) {
  try {
    console.log(changedTexts(process.argv.slice(2)).join('\n'));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
