import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { parseSync } from 'vite';
import {
  identifierName,
  isSyntaxNode,
  nodeAt,
  nodesAt,
  type SyntaxNode,
} from '../../tools/checks/syntax-nodes.ts';
import { filesBelow, isTest } from '../../tools/source-files.ts';

export type Declaration = {
  file: string;
  name: string;
  /** Undefined for a variable without a value. */
  node: SyntaxNode | undefined;
  isType: boolean;
  isExported: boolean;
};

export type ProductFile = {
  path: string;
  declarations: ReadonlyMap<string, Declaration>;
  imports: ReadonlyMap<string, { file: string; name: string }>;
};

const FOLDERS = ['apps/portal/src', 'apps/api/src', 'packages'];
const NOT_PRODUCT =
  /^packages\/(testing|personas|industries\/src\/training)\/|^apps\/sandbox\/|\/dist\//;

/** All shipped source files by path from `root`: no tests, sandbox or training. */
export function productFiles(root: string): Map<string, ProductFile> {
  const paths = FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !NOT_PRODUCT.test(path));
  const known = new Set(paths);
  return new Map(paths.map((path) => [path, readProductFile(root, path, known)]));
}

function readProductFile(root: string, path: string, known: ReadonlySet<string>): ProductFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program } = parseSync(path, text);
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, { file: string; name: string }>();
  const statements: readonly unknown[] = program.body;
  for (const statement of statements.filter(isSyntaxNode)) {
    const source = nodeAt(statement, 'source')?.value;
    const file = source === undefined ? undefined : fileOf(path, String(source), known);
    if (statement.type === 'ImportDeclaration' && file !== undefined)
      for (const { local, imported } of nodesAt(statement, 'specifiers'))
        imports.set(identifierName(local) ?? '', { file, name: identifierName(imported) ?? '*' });
    const isExported = statement.type.startsWith('Export');
    const declared = isExported ? nodeAt(statement, 'declaration') : statement;
    if (declared === undefined) continue;
    for (const [name, node] of declaredBy(declared))
      declarations.set(name, {
        file: path,
        name,
        node,
        isExported,
        isType: declared.type.startsWith('TS'),
      });
  }
  return { path, declarations, imports };
}

function declaredBy(node: SyntaxNode): [string, SyntaxNode | undefined][] {
  if (node.type === 'VariableDeclaration')
    return nodesAt(node, 'declarations').flatMap((one) =>
      nodesAt(one, 'id')
        .flatMap(namesIn)
        .map((name): [string, SyntaxNode | undefined] => [name, nodeAt(one, 'init')]),
    );
  const name = identifierName(node.id);
  return name === undefined ? [] : [[name, node]];
}

/** The names in `a`, `{ a, b: c }` and `[a, b]`. */
function namesIn(pattern: SyntaxNode): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  return [...nodesAt(pattern, 'properties'), ...nodesAt(pattern, 'elements')].flatMap((part) =>
    namesIn(nodeAt(part, 'value') ?? nodeAt(part, 'argument') ?? part),
  );
}

/** Visits all nodes; descends only where `enter` returns true. */
export function visit(node: unknown, enter: (node: SyntaxNode) => boolean): void {
  if (Array.isArray(node)) for (const one of node) visit(one, enter);
  else if (isSyntaxNode(node)) {
    if (!enter(node)) return;
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, enter);
  }
}

function fileOf(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const ours = /^@signet\/([^/]+)\/(.+)$/.exec(specifier);
  const path = ours
    ? `packages/${ours[1]}/src/${ours[2]}`
    : posix.normalize(posix.join(posix.dirname(from), specifier));
  return [path, `${path}.ts`, `${path}.tsx`].find((one) => known.has(one));
}
