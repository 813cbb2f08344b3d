import { parseSync } from 'vite';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';
import { identifierName, nodesAt, nodesIn } from './syntax-nodes.ts';

/** More than this in one statement, blanks counted once, and nobody changes it with confidence. */
const LONGEST_STATEMENT_CHARACTERS = 600;

/** Statements that would be harder to read in parts, by file, with their number. */
const LONG_ON_PURPOSE: Readonly<Record<string, { statements: number; why: string }>> = {
  'apps/api/src/decision/review-store.ts': {
    statements: 1,
    why: 'the columns of a case with its owner, account and reopening are read in one query',
  },
};

/** Statements and pieces of statements that are too long to read. Migrations are history. */
export function checkStatements(
  files: readonly SourceFile[] = sourceFiles(['apps', 'packages', 'tools']),
  allowed = LONG_ON_PURPOSE,
): string[] {
  const long = new Map(
    files
      .filter(({ path, text }) => mayHoldStatements(path) && /\bsql`/.test(text))
      .map(({ path, text }) => [path, longStatements(path, text)]),
  );
  const paths = new Set([...Object.keys(allowed), ...long.keys()]);
  return [...paths].flatMap((path) => {
    const [found, listed] = [long.get(path) ?? [], allowed[path]?.statements ?? 0];
    if (found.length === listed) return [];
    const where = found.map(({ line, characters }) => ` line ${line} has ${characters};`).join('');
    return [
      `${path}:${where} ${found.length} statements have more than ${LONGEST_STATEMENT_CHARACTERS} characters, ${listed} are listed with a reason`,
    ];
  });
}

const mayHoldStatements = (path: string): boolean =>
  /\.ts$/.test(path) && !isTest(path) && !path.includes('/migrations/');

function longStatements(path: string, text: string): { line: number; characters: number }[] {
  return nodesIn(parseSync(path, text).program)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && identifierName(tag) === 'sql')
    .flatMap((statement) => nodesAt(statement, 'quasi'))
    .map(({ start, end }) => {
      return {
        line: text.slice(0, start).split('\n').length,
        characters: text
          .slice(start + 1, end - 1)
          .replaceAll(/\s+/g, ' ')
          .trim().length,
      };
    })
    .filter(({ characters }) => characters > LONGEST_STATEMENT_CHARACTERS);
}
