import { type Declaration, type Node, type ProductFile, visit } from './product-code.ts';

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
  const seen = new Set<Declaration | Node>();
  const waiting: Declaration[] = [act.screen, act.loop].flatMap((path) => [
    ...(files.get(path)?.declarations.values() ?? []),
  ]);
  if (waiting.length === 0) throw new Error(`${act.screen} and ${act.loop} declare nothing`);
  const follow = (file: string, node: Node, inner: ReadonlyMap<string, Node> = new Map()): void => {
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
    if (one.isType || one.node === null || seen.has(one)) continue;
    seen.add(one);
    const parts = isFunction(one.node) ? [one.node] : rowsOf(one.node, one.name, act);
    if (parts.some(holdsFunction)) opened.add(one.file);
    for (const part of parts.flatMap(runningParts)) follow(one.file, part);
  }
  return [...opened].sort();
}

const isFunction = ({ type }: Node): boolean =>
  /^(ArrowFunctionExpression|Function(Declaration|Expression)|Class(Declaration|Expression))$/.test(
    type,
  );

function holdsFunction(node: Node): boolean {
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
function runningParts(row: Node): Node[] {
  if (isFunction(row) || row.type === 'Identifier') return [row];
  const found: Node[] = [];
  visit(row, (inner) => {
    const below =
      inner.type === 'CallExpression' ? (inner.arguments as Node[]) : partsThatRun(inner);
    const isPart = isFunction(inner) || inner.type === 'Identifier';
    if (isPart) found.push(inner);
    else if (below !== undefined) found.push(...below.flatMap(runningParts));
    return !isPart && below === undefined;
  });
  return found;
}

/** The action's rows of a table, and tables spread into it; other rows do not run. */
function rowsOf(table: Node, name: string, act: Act): Node[] {
  const found: Node[] = [];
  let depth = 0;
  visit(table, (inner) => {
    if (inner.type === 'ObjectExpression' && depth++ === 0)
      for (const one of inner.properties as Node[])
        if (one.type === 'SpreadElement') found.push(one.argument as Node);
    const isRow =
      inner.type === 'Property' &&
      [keyOf(inner), `${name}.${keyOf(inner)}`].some((row) => act.rows.includes(row));
    if (isRow) found.push(inner.value as Node);
    return !isRow && inner.type !== 'SpreadElement' && !isFunction(inner);
  });
  return found;
}

const keyOf = ({ key }: Node): string => String((key as Node).name ?? (key as Node).value);

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
function namesUsed(node: Node, act: Act): Set<string> {
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
function isBeside(node: Node, { beside }: Act): boolean {
  const name = node.type === 'CallExpression' ? (node.callee as Node) : node;
  return name.type === 'Identifier' && beside.includes(String(name.name));
}

/** The children to visit when only some of them run; undefined means all. */
function partsThatRun(node: Node): Node[] | undefined {
  const tried = beforeCatch(node);
  if (tried !== undefined) return [tried];
  if (isEffect(node)) return [];
  if (node.type === 'JSXOpeningElement') return node.attributes as Node[];
  if (node.computed === true) return undefined;
  if (node.type === 'MemberExpression') return [node.object as Node];
  return node.type === 'Property' ? [node.value as Node] : undefined;
}

/** Effects run because a page rendered, not because of the action. */
const isEffect = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && /^use(Layout)?Effect(Event)?$/.test(String((callee as Node).name));

function beforeCatch({ type, callee }: Node): Node | undefined {
  const called = type === 'CallExpression' ? (callee as Node) : undefined;
  return called?.type === 'MemberExpression' && (called.property as Node).name === 'catch'
    ? (called.object as Node)
    : undefined;
}

/**
 * `[applications, saveAnswers]` of `deps.store.applications.saveAnswers`, and likewise for
 * `providers`.
 */
function methodsUsed(node: Node): [group: string, method: string][] {
  const found: [string, string][] = [];
  const nameOf = (one: Node | undefined): string =>
    String(one?.type === 'MemberExpression' ? (one.property as Node).name : (one?.name ?? ''));
  visit(node, (inner) => {
    const group = inner.type === 'MemberExpression' ? (inner.object as Node) : undefined;
    if (
      group?.type === 'MemberExpression' &&
      /^(store|providers)$/.test(nameOf(group.object as Node))
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
          if (one.type !== 'CallExpression' || (one.callee as Node).type !== 'Identifier')
            return true;
          const found = resolve(files, path, String((one.callee as Node).name));
          if (found !== undefined) builders.set(group, [...(builders.get(group) ?? []), found]);
          return true;
        });
      visit(node, (inner) => {
        if (inner.type === 'Property') calls(inner.value, String((inner.key as Node).name));
        if (inner.type === 'VariableDeclarator') calls(inner.init, String((inner.id as Node).name));
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
function partsOf(builder: Node): { methods: Map<string, Node>; locals: Map<string, Node> } {
  const methods = new Map<string, Node>();
  const locals = new Map<string, Node>();
  visit(builder, (node) => {
    const isOwn = node === builder || !isFunction(node);
    if (node.type === 'VariableDeclarator' && node.init !== null)
      locals.set(String((node.id as Node).name), node.init as Node);
    if (node.type === 'FunctionDeclaration' && node !== builder)
      locals.set(String((node.id as Node).name), node);
    if (node.type === 'Property') methods.set(keyOf(node), node.value as Node);
    return isOwn;
  });
  return { methods, locals };
}
