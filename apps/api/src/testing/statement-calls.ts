import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isPropertyAccessExpression,
  isTupleTypeNode,
} from 'typescript/unstable/ast/is';
import { API, type Checker } from 'typescript/unstable/sync';

/** The folder of the API's source code, with a trailing slash. */
export const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const TSCONFIG = fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url));

/**
 * Fields of a statement's row type: undefined if none is read, `caller` if the type is a type
 * parameter of the calling function.
 */
type Fields = readonly string[] | 'caller' | undefined;
export type StatementCall = { place: string; rows: readonly Fields[] };

/** Passes on the statements of others, whose authors name the rows. */
const PASSES_ON = 'platform/seal/with-key-halves.ts';
const typescriptFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    !file.endsWith('.test.ts') &&
    file !== PASSES_ON &&
    !/^(testing|migrations|platform\/sql)\//.test(file),
);

function fieldsOf(node: Node, checker: Checker): Fields {
  const type = checker.getTypeAtLocation(node);
  if (type === undefined) throw new Error('a row type without a type');
  if (type.isTypeParameter()) return 'caller';
  return checker
    .getPropertiesOfType(type)
    .map(({ name }) => name)
    .sort();
}

const RUNS: ReadonlySet<string> = new Set(['run', 'runTogether', 'send']);

/** True for a method of `Db`, however the database is accessed there. */
const isOnDb = (method: Node, checker: Checker): boolean => {
  const type = isPropertyAccessExpression(method)
    ? checker.getTypeAtLocation(method.expression)
    : undefined;
  return type !== undefined && checker.getPropertyOfType(type, 'runTogether') !== undefined;
};

/** A query of the builder, whose columns and row the compiler checks. */
const isBuilt = (query: Node | undefined, checker: Checker): boolean => {
  const type = query && checker.getTypeAtLocation(query);
  return type !== undefined && checker.getPropertyOfType(type, 'compile') !== undefined;
};

const inferredRows = (call: Node, checker: Checker): string => {
  const type = checker.getTypeAtLocation(call);
  return type === undefined ? '' : checker.typeToString(type);
};

/** Every call of `run`, `runTogether` and `send` in the product, with its row types. */
export function callsInProduct(): StatementCall[] {
  const api = new API({ cwd: SOURCES });
  try {
    const [project] = api.updateSnapshot({ openProject: TSCONFIG }).getProjects();
    if (project === undefined) throw new Error('tsconfig.json names no project');
    const { program, checker } = project;
    return typescriptFiles.flatMap((file) => {
      const source = program.getSourceFile(`${SOURCES}${file}`);
      if (source === undefined) {
        if (/\.(run(Together)?|send)[<(]/.test(readFileSync(`${SOURCES}${file}`, 'utf8')))
          throw new Error(`${file} is not in tsconfig.json`);
        return [];
      }
      const calls: StatementCall[] = [];
      const visit = (node: Node): void => {
        if (isCallExpression(node)) {
          const name = isPropertyAccessExpression(node.expression)
            ? node.expression.name
            : node.expression;
          const called = name.getText(source);
          if (RUNS.has(called) && isOnDb(node.expression, checker)) {
            const row = node.typeArguments?.[0];
            const place = `${file}:${source.text.slice(0, name.getStart(source)).split('\n').length}`;
            if (called === 'runTogether') {
              if (row === undefined || !isTupleTypeNode(row))
                throw new Error(`${place} must name the rows of its statements`);
              calls.push({ place, rows: row.elements.map((one) => fieldsOf(one, checker)) });
            } else {
              if (
                row === undefined &&
                called === 'run' &&
                !isBuilt(node.arguments[0], checker) &&
                inferredRows(node, checker) !== 'Promise<unknown[]>'
              )
                throw new Error(`${place} must name its row, which it reads`);
              calls.push({ place, rows: [row && fieldsOf(row, checker)] });
            }
          }
        }
        node.forEachChild((child) => {
          visit(child);
          return undefined;
        });
      };
      visit(source);
      return calls;
    });
  } finally {
    api.close();
  }
}
