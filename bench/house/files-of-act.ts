import {
  identifierName,
  nodeAt,
  nodesAt,
  type SyntaxNode,
} from '../../tools/checks/syntax-nodes.ts';
import { type Declaration, type ProductFile, visit } from './product-code.ts';

/**
 * A user action on a page: its screen, the loop that handles the call, the table rows it uses
 * (`TABLE.row` if another table has a row of the same name), and functions to ignore because they
 * run beside the action or after the commit.
 */
export type Act = {
  screen: string;
  loop: string;
  rows: readonly string[];
  beside: readonly string[];
};

/**
 * Files with a function that runs between the button and the commit, found by static analysis. Mere
 * lookups (a constant, a schema, a row without a function) do not count.
 * docs/how-to/measure-the-code.md.
 */
export function filesOfAct(files: ReadonlyMap<string, ProductFile>, act: Act): string[] {
  const builders = buildersOf(files);
  const opened = new Set<string>();
  const seen = new Set<Declaration | SyntaxNode>();
  const waiting: Declaration[] = [act.screen, act.loop].flatMap((path) => [
    ...(files.get(path)?.declarations.values() ?? []),
  ]);
  if (waiting.length === 0) throw new Error(`${act.screen} and ${act.loop} declare nothing`);
  const follow = (
    file: string,
    node: SyntaxNode,
    inner: ReadonlyMap<string, SyntaxNode> = new Map(),
  ): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const name of namesUsed(node, act)) {
      const local = inner.get(name);
      const found = local === undefined ? resolve(files, file, name) : undefined;
      if (local !== undefined) follow(file, local, inner);
      else if (found !== undefined) waiting.push(found);
    }
    for (const [group, method] of methodsUsed(node)) {
      if (act.beside.includes(method)) continue;
      for (const builder of builders.get(group) ?? builders.get('') ?? []) {
        const { methods, locals } = partsOf(builder.node);
        const body = methods.get(method);
        if (body === undefined) continue;
        opened.add(builder.file);
        follow(builder.file, body, locals);
      }
    }
  };
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (one.isType || one.node === undefined || seen.has(one)) continue;
    seen.add(one);
    const parts = isFunction(one.node) ? [one.node] : rowsOf(one.node, one.name, act);
    if (parts.some(holdsFunction)) opened.add(one.file);
    for (const part of parts.flatMap(runningParts)) follow(one.file, part);
  }
  return [...opened].sort();
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  /^(ArrowFunctionExpression|Function(Declaration|Expression)|Class(Declaration|Expression))$/.test(
    type,
  );

function holdsFunction(node: SyntaxNode): boolean {
  let isFound = false;
  visit(node, (inner) => {
    isFound ||= isFunction(inner);
    return !isFound;
  });
  return isFound;
}

/**
 * A row's functions and the names it passes on; calls that build a row at startup do not run in the
 * action.
 */
function runningParts(row: SyntaxNode): SyntaxNode[] {
  if (isFunction(row) || row.type === 'Identifier') return [row];
  const found: SyntaxNode[] = [];
  visit(row, (inner) => {
    const below =
      inner.type === 'CallExpression' ? nodesAt(inner, 'arguments') : partsThatRun(inner);
    const isPart = isFunction(inner) || inner.type === 'Identifier';
    if (isPart) found.push(inner);
    else if (below !== undefined) found.push(...below.flatMap(runningParts));
    return !isPart && below === undefined;
  });
  return found;
}

/** The action's rows of a table, and tables spread into it; other rows do not run. */
function rowsOf(table: SyntaxNode, name: string, act: Act): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  let depth = 0;
  visit(table, (inner) => {
    if (inner.type === 'ObjectExpression' && depth++ === 0)
      for (const one of nodesAt(inner, 'properties'))
        if (one.type === 'SpreadElement') found.push(...nodesAt(one, 'argument'));
    const isRow =
      inner.type === 'Property' &&
      [keyOf(inner), `${name}.${keyOf(inner)}`].some((row) => act.rows.includes(row));
    if (isRow) found.push(...nodesAt(inner, 'value'));
    return !isRow && inner.type !== 'SpreadElement' && !isFunction(inner);
  });
  return found;
}

function keyOf(property: SyntaxNode): string {
  const key = nodeAt(property, 'key');
  return String(key?.name ?? key?.value);
}

function resolve(
  files: ReadonlyMap<string, ProductFile>,
  file: string,
  name: string,
): Declaration | undefined {
  const here = files.get(file);
  const imported = here?.imports.get(name);
  return imported === undefined
    ? here?.declarations.get(name)
    : files.get(imported.file)?.declarations.get(imported.name);
}

/**
 * Names used on the way to the commit, without types, components, property names, error paths and
 * functions to ignore.
 */
function namesUsed(node: SyntaxNode, act: Act): Set<string> {
  const names = new Set<string>();
  visit(node, (inner) => {
    if (inner.type === 'ThrowStatement' || inner.type === 'CatchClause' || isBeside(inner, act))
      return false;
    if (inner.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(inner.type)) return false;
    if (inner.type === 'Identifier') names.add(String(inner.name));
    const parts = partsThatRun(inner);
    for (const part of parts ?? []) for (const name of namesUsed(part, act)) names.add(name);
    return parts === undefined && inner.type !== 'JSXClosingElement';
  });
  return names;
}

/** True for an ignored function's name, or a call to it including its arguments. */
function isBeside(node: SyntaxNode, { beside }: Act): boolean {
  const name = identifierName(node.type === 'CallExpression' ? node.callee : node);
  return name !== undefined && beside.includes(name);
}

/** The children to visit when only some of them run; undefined means all. */
function partsThatRun(node: SyntaxNode): SyntaxNode[] | undefined {
  const tried = beforeCatch(node);
  if (tried !== undefined) return [tried];
  if (isEffect(node)) return [];
  if (node.type === 'JSXOpeningElement') return nodesAt(node, 'attributes');
  if (node.computed === true) return undefined;
  if (node.type === 'MemberExpression') return nodesAt(node, 'object');
  return node.type === 'Property' ? nodesAt(node, 'value') : undefined;
}

/** Effects run because a page rendered, not because of the action. */
const isEffect = ({ type, callee }: SyntaxNode): boolean =>
  type === 'CallExpression' && /^use(Layout)?Effect(Event)?$/.test(identifierName(callee) ?? '');

function beforeCatch(node: SyntaxNode): SyntaxNode | undefined {
  const called = node.type === 'CallExpression' ? nodeAt(node, 'callee') : undefined;
  return called?.type === 'MemberExpression' && nodeAt(called, 'property')?.name === 'catch'
    ? nodeAt(called, 'object')
    : undefined;
}

/**
 * `[applications, saveAnswers]` of `deps.store.applications.saveAnswers`, and likewise for
 * `providers`.
 */
function methodsUsed(node: SyntaxNode): [group: string, method: string][] {
  const found: [string, string][] = [];
  const nameOf = (one: SyntaxNode | undefined): string =>
    String(one?.type === 'MemberExpression' ? nodeAt(one, 'property')?.name : (one?.name ?? ''));
  visit(node, (inner) => {
    const group = inner.type === 'MemberExpression' ? nodeAt(inner, 'object') : undefined;
    if (
      group?.type === 'MemberExpression' &&
      /^(store|providers)$/.test(nameOf(nodeAt(group, 'object')))
    )
      found.push([nameOf(group), nameOf(inner)]);
    return true;
  });
  return found;
}

/**
 * The builders of each store or provider group, from the files that compose them; '' holds builders
 * of several groups.
 */
function buildersOf(files: ReadonlyMap<string, ProductFile>): Map<string, Declaration[]> {
  const builders = new Map<string, Declaration[]>();
  for (const { path, declarations } of files.values()) {
    if (!/^apps\/api\/src\/([\w-]+\/)?(store|providers)\.ts$/.test(path)) continue;
    for (const { node } of declarations.values()) {
      const calls = (inner: unknown, group: string): void =>
        visit(inner, (one) => {
          const name = one.type === 'CallExpression' ? identifierName(one.callee) : undefined;
          if (name === undefined) return true;
          const found = resolve(files, path, name);
          if (found !== undefined) builders.set(group, [...(builders.get(group) ?? []), found]);
          return true;
        });
      visit(node, (inner) => {
        if (inner.type === 'Property') calls(inner.value, identifierName(inner.key) ?? '');
        if (inner.type === 'VariableDeclarator') calls(inner.init, identifierName(inner.id) ?? '');
        if (inner.type === 'SpreadElement') calls(inner.argument, '');
        return true;
      });
    }
  }
  return builders;
}

/**
 * A builder's properties and its top-level locals; anything inside a property belongs to that
 * property.
 */
function partsOf(builder: SyntaxNode | undefined): {
  methods: Map<string, SyntaxNode>;
  locals: Map<string, SyntaxNode>;
} {
  const methods = new Map<string, SyntaxNode>();
  const locals = new Map<string, SyntaxNode>();
  visit(builder, (node) => {
    const isOwn = node === builder || !isFunction(node);
    const name = identifierName(node.id) ?? '';
    if (node.type === 'VariableDeclarator')
      for (const value of nodesAt(node, 'init')) locals.set(name, value);
    if (node.type === 'FunctionDeclaration' && node !== builder) locals.set(name, node);
    if (node.type === 'Property')
      for (const value of nodesAt(node, 'value')) methods.set(keyOf(node), value);
    return isOwn;
  });
  return { methods, locals };
}
