import { type Declaration, type Node, type ProductFile, visit } from './product-code.ts';

/**
 * What somebody does on a page: the screen, the loop that takes the call, the names of the rows it picks from tables (`TABLE.row` where another table
 * has a row of that name), and what runs beside it or after the commit.
 */
export type Act = {
  screen: string;
  loop: string;
  rows: readonly string[];
  beside: readonly string[];
};

/**
 * The files with a function that runs between the press of the button and the commit, as far as the text of the code says it. What is only
 * looked up (a constant, a schema, a row without a function) opens no file. docs/how-to/measure-the-code.md.
 */
export function filesOfAct(files: ReadonlyMap<string, ProductFile>, act: Act): string[] {
  const builders = buildersOf(files);
  const opened = new Set<string>();
  const seen = new Set<Declaration | Node>();
  const waiting: Declaration[] = [act.screen, act.loop].flatMap((path) => [...(files.get(path)?.declarations.values() ?? [])]);
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
  /^(ArrowFunctionExpression|Function(Declaration|Expression)|Class(Declaration|Expression))$/.test(type);

function holdsFunction(node: Node): boolean {
  let isFound = false;
  visit(node, (inner) => {
    isFound ||= isFunction(inner);
    return !isFound;
  });
  return isFound;
}

/** The functions of a row, and the names that it hands on; what a call makes of a row when the program starts does not run in the act. */
function runningParts(row: Node): Node[] {
  if (isFunction(row) || row.type === 'Identifier') return [row];
  const found: Node[] = [];
  visit(row, (inner) => {
    const below = inner.type === 'CallExpression' ? (inner.arguments as Node[]) : partsThatRun(inner);
    const isPart = isFunction(inner) || inner.type === 'Identifier';
    if (isPart) found.push(inner);
    else if (below !== undefined) found.push(...below.flatMap(runningParts));
    return !isPart && below === undefined;
  });
  return found;
}

/** The act's rows of a table, and the tables that are spread into it; its other rows do not run. */
function rowsOf(table: Node, name: string, act: Act): Node[] {
  const found: Node[] = [];
  let depth = 0;
  visit(table, (inner) => {
    if (inner.type === 'ObjectExpression' && depth++ === 0)
      for (const one of inner.properties as Node[]) if (one.type === 'SpreadElement') found.push(one.argument as Node);
    const isRow = inner.type === 'Property' && [keyOf(inner), `${name}.${keyOf(inner)}`].some((row) => act.rows.includes(row));
    if (isRow) found.push(inner.value as Node);
    return !isRow && inner.type !== 'SpreadElement' && !isFunction(inner);
  });
  return found;
}

const keyOf = ({ key }: Node): string => String((key as Node).name ?? (key as Node).value);

function resolve(files: ReadonlyMap<string, ProductFile>, file: string, name: string): Declaration | undefined {
  const here = files.get(file);
  const imported = here?.imports.get(name);
  return imported === undefined ? here?.declarations.get(name) : files.get(imported.file)?.declarations.get(imported.name);
}

/** The names that code uses on its way to the commit: no types, no components, no names of properties, nothing that only a refusal runs or that stands beside the act. */
function namesUsed(node: Node, act: Act): Set<string> {
  const names = new Set<string>();
  visit(node, (inner) => {
    if (inner.type === 'ThrowStatement' || inner.type === 'CatchClause' || isBeside(inner, act)) return false;
    if (inner.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(inner.type)) return false;
    if (inner.type === 'Identifier') names.add(String(inner.name));
    const parts = partsThatRun(inner);
    for (const part of parts ?? []) for (const name of namesUsed(part, act)) names.add(name);
    return parts === undefined && inner.type !== 'JSXClosingElement';
  });
  return names;
}

/** True for the name, or the call with all that it is handed, of what runs beside the act. */
function isBeside(node: Node, { beside }: Act): boolean {
  const name = node.type === 'CallExpression' ? (node.callee as Node) : node;
  return name.type === 'Identifier' && beside.includes(String(name.name));
}

/** The children to look at where not all of them are names that run. */
function partsThatRun(node: Node): Node[] | undefined {
  const tried = beforeCatch(node);
  if (tried !== undefined) return [tried];
  if (isEffect(node)) return [];
  if (node.type === 'JSXOpeningElement') return node.attributes as Node[];
  if (node.computed === true) return undefined;
  if (node.type === 'MemberExpression') return [node.object as Node];
  return node.type === 'Property' ? [node.value as Node] : undefined;
}

/** True for what runs because a page was drawn, as its components do, and not because somebody pressed. */
const isEffect = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && /^use(Layout)?Effect(Event)?$/.test(String((callee as Node).name));

/** What stands before `.catch(…)`; undefined for any other node. */
function beforeCatch({ type, callee }: Node): Node | undefined {
  const called = type === 'CallExpression' ? (callee as Node) : undefined;
  return called?.type === 'MemberExpression' && (called.property as Node).name === 'catch' ? (called.object as Node) : undefined;
}

/** `[applications, saveAnswers]` of `deps.store.applications.saveAnswers`, and the same of `providers`. */
function methodsUsed(node: Node): [group: string, method: string][] {
  const found: [string, string][] = [];
  const nameOf = (one: Node | undefined): string =>
    String(one?.type === 'MemberExpression' ? (one.property as Node).name : (one?.name ?? ''));
  visit(node, (inner) => {
    const group = inner.type === 'MemberExpression' ? (inner.object as Node) : undefined;
    if (group?.type === 'MemberExpression' && /^(store|providers)$/.test(nameOf(group.object as Node)))
      found.push([nameOf(group), nameOf(inner)]);
    return true;
  });
  return found;
}

/** Which builders fill a group of the store or of the providers, as the files that put these together say; '' holds those that fill several. */
function buildersOf(files: ReadonlyMap<string, ProductFile>): Map<string, Declaration[]> {
  const builders = new Map<string, Declaration[]>();
  for (const { path, declarations } of files.values()) {
    if (!/^apps\/api\/src\/([\w-]+\/)?(store|providers)\.ts$/.test(path)) continue;
    for (const { node } of declarations.values()) {
      const calls = (inner: unknown, group: string): void =>
        visit(inner, (one) => {
          if (one.type !== 'CallExpression' || (one.callee as Node).type !== 'Identifier') return true;
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

/** The properties that a builder hands out, and what it declares for them at its own top; what stands inside of a property is that property's. */
function partsOf(builder: Node): { methods: Map<string, Node>; locals: Map<string, Node> } {
  const methods = new Map<string, Node>();
  const locals = new Map<string, Node>();
  visit(builder, (node) => {
    const isOwn = node === builder || !isFunction(node);
    if (node.type === 'VariableDeclarator' && node.init !== null) locals.set(String((node.id as Node).name), node.init as Node);
    if (node.type === 'FunctionDeclaration' && node !== builder) locals.set(String((node.id as Node).name), node);
    if (node.type === 'Property') methods.set(keyOf(node), node.value as Node);
    return isOwn;
  });
  return { methods, locals };
}
