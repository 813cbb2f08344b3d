import { parseSync } from 'vite';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';
import { identifierName, nodesAt, nodesIn } from './syntax-nodes.ts';

/** More than this in one statement, blanks counted once, and nobody changes it with confidence. */
const LONGEST_STATEMENT_CHARACTERS = 600;

/** Statements and pieces of statements that are too long to read. Migrations are history. */
export function checkStatements(
  files: readonly SourceFile[] = sourceFiles(['apps', 'packages', 'tools']),
): string[] {
  return files
    .filter(({ path, text }) => mayHoldStatements(path) && /\bsql`/.test(text))
    .flatMap(({ path, text }) =>
      longStatements(path, text).map(
        ({ line, characters }) =>
          `${path}:${line} is a statement of ${characters} characters; ${LONGEST_STATEMENT_CHARACTERS} are allowed`,
      ),
    );
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
