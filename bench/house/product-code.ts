import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { filesBelow, isTest } from '../../tools/source-files.ts';

export type Node = { type: string; [key: string]: unknown };

export type Declaration = {
  file: string;
  name: string;
  node: Node;
  isType: boolean;
  isExported: boolean;
};

export type ProductFile = {
  path: string;
  lines: number;
  declarations: ReadonlyMap<string, Declaration>;
  imports: ReadonlyMap<string, { file: string; name: string }>;
  /** Every product file that it imports, including type imports. */
  importedFiles: ReadonlySet<string>;
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
  const program = parseSync(path, text).program as ESTree.Program & { body: unknown };
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, { file: string; name: string }>();
  const importedFiles = new Set<string>();
  for (const statement of program.body as unknown as Node[]) {
    const source = (statement.source as { value: string } | null | undefined)?.value;
    const file = source === undefined ? undefined : fileOf(path, source, known);
    if (file !== undefined) importedFiles.add(file);
    if (statement.type === 'ImportDeclaration' && file !== undefined)
      for (const { local, imported } of statement.specifiers as {
        local: { name: string };
        imported?: { name: string };
      }[])
        imports.set(local.name, { file, name: imported?.name ?? '*' });
    const isExported = statement.type.startsWith('Export');
    const declared = isExported ? (statement.declaration as Node | null | undefined) : statement;
    if (!declared) continue;
    for (const [name, node] of declaredBy(declared))
      declarations.set(name, {
        file: path,
        name,
        node,
        isExported,
        isType: declared.type.startsWith('TS'),
      });
  }
  for (const specifier of dynamicImports(program as unknown as Node)) {
    const file = fileOf(path, specifier, known);
    if (file !== undefined) importedFiles.add(file);
  }
  return { path, lines: text.trimEnd().split('\n').length, declarations, imports, importedFiles };
}

function declaredBy(node: Node): [string, Node][] {
  if (node.type === 'VariableDeclaration')
    return (node.declarations as Node[]).flatMap((one) =>
      namesIn(one.id as Node).map((name): [string, Node] => [name, one.init as Node]),
    );
  const id = node.id as { name?: string } | null | undefined;
  return id?.name === undefined ? [] : [[id.name, node]];
}

/** The names in `a`, `{ a, b: c }` and `[a, b]`. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  const parts = ((pattern.properties ?? pattern.elements) as (Node | null)[] | undefined) ?? [];
  return parts.flatMap((part) =>
    part === null ? [] : namesIn((part.value ?? part.argument ?? part) as Node),
  );
}

function dynamicImports(node: Node): string[] {
  const found: string[] = [];
  visit(node, (inner) => {
    const source =
      inner.type === 'ImportExpression' ? (inner.source as { value?: string }).value : undefined;
    if (source !== undefined) found.push(source);
    return true;
  });
  return found;
}

/** Visits all nodes; descends only where `enter` returns true. */
export function visit(node: unknown, enter: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const one of node) visit(one, enter);
  else if (typeof node === 'object' && node !== null && typeof (node as Node).type === 'string') {
    if (!enter(node as Node)) return;
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
