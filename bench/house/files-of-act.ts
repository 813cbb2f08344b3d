import { type Declaration, type Node, type ProductFile, visit } from './product-code.ts';

/** What somebody does on a page: the screen, the loop that takes the call, the names of the rows it picks from tables, and what runs after the commit. */
export type Act = {
  screen: string;
  loop: string;
  rows: readonly string[];
  afterCommit: readonly string[];
};

/** The files whose code runs between the press of the button and the commit, as far as the text of the code says it. docs/how-to/measure-the-code.md. */
export function filesOfAct(files: ReadonlyMap<string, ProductFile>, act: Act): string[] {
  const builders = buildersOf(files);
  const reached = new Set<Declaration>();
  const open: Declaration[] = [act.screen, act.loop].flatMap((path) => [...(files.get(path)?.declarations.values() ?? [])]);
  if (open.length === 0) throw new Error(`${act.screen} and ${act.loop} declare nothing`);
  const opened = new Set<Node>();
  const follow = (file: string, node: Node, inner: ReadonlyMap<string, Node>): void => {
    if (opened.has(node)) return;
    opened.add(node);
    for (const name of namesUsed(node)) {
      if (act.afterCommit.includes(name)) continue;
      const local = inner.get(name);
      const found = local === undefined ? resolve(files, file, name) : undefined;
      if (local !== undefined) follow(file, local, inner);
      else if (found !== undefined) open.push(found);
    }
    for (const [group, method] of methodsUsed(node)) {
      if (act.afterCommit.includes(method)) continue;
      for (const builder of builders.get(group) ?? builders.get('') ?? []) {
        const { methods, locals } = partsOf(builder.node);
        const body = methods.get(method);
        if (body === undefined) continue;
        reached.add(builder);
        follow(builder.file, body, locals);
      }
    }
  };
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.isType || one.node === null || reached.has(one)) continue;
    reached.add(one);
    if (isTable(one.name)) open.push(...rowsOf(files, one, act));
    else follow(one.file, one.node, new Map());
  }
  return [...new Set([...reached].map(({ file }) => file))].sort();
}

const isTable = (name: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(name);

/** What the act's rows of a table name, and the tables that are spread into it and have such a row. A table is read: none of its other rows runs. */
function rowsOf(files: ReadonlyMap<string, ProductFile>, table: Declaration, act: Act): Declaration[] {
  const found: Declaration[] = [];
  const take = (node: Node): void => {
    for (const name of namesUsed(node)) {
      const one = resolve(files, table.file, name);
      if (one !== undefined) found.push(one);
    }
  };
  visit(table.node, (inner) => {
    if (inner.type !== 'ObjectExpression') return true;
    for (const one of inner.properties as Node[]) {
      if (one.type === 'Property' && act.rows.includes(keyOf(one))) take(one.value as Node);
      if (one.type !== 'SpreadElement' || (one.argument as Node).type !== 'Identifier') continue;
      const spread = resolve(files, table.file, String((one.argument as Node).name));
      if (spread !== undefined && hasRow(spread.node, act)) found.push(spread);
    }
    return false;
  });
  return found;
}

const keyOf = ({ key }: Node): string => String((key as Node).name ?? (key as Node).value);

function hasRow(node: Node, act: Act): boolean {
  let isFound = false;
  visit(node, (inner) => {
    if (inner.type === 'Property' && act.rows.includes(keyOf(inner))) isFound = true;
    return !isFound;
  });
  return isFound;
}

function resolve(files: ReadonlyMap<string, ProductFile>, file: string, name: string): Declaration | undefined {
  const here = files.get(file);
  const imported = here?.imports.get(name);
  return imported === undefined ? here?.declarations.get(name) : files.get(imported.file)?.declarations.get(imported.name);
}

/** The names that code uses on its way to the commit: no types, no components, no names of properties, nothing that only a refusal runs. */
function namesUsed(node: Node): Set<string> {
  const names = new Set<string>();
  visit(node, (inner) => {
    if (inner.type === 'ThrowStatement' || inner.type === 'CatchClause') return false;
    if (inner.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(inner.type)) return false;
    if (inner.type === 'Identifier') names.add(String(inner.name));
    const parts = partsThatRun(inner);
    for (const part of parts ?? []) for (const name of namesUsed(part)) names.add(name);
    return parts === undefined && inner.type !== 'JSXClosingElement';
  });
  return names;
}

/** The children to look at where not all of them are names that run. */
function partsThatRun(node: Node): Node[] | undefined {
  const tried = beforeCatch(node);
  if (tried !== undefined) return [tried];
  if (node.type === 'JSXOpeningElement') return node.attributes as Node[];
  if (node.computed === true) return undefined;
  if (node.type === 'MemberExpression') return [node.object as Node];
  return node.type === 'Property' ? [node.value as Node] : undefined;
}

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

/** The properties that a builder hands out, and what it declares inside for them. */
function partsOf(builder: Node): { methods: Map<string, Node>; locals: Map<string, Node> } {
  const methods = new Map<string, Node>();
  const locals = new Map<string, Node>();
  visit(builder, (node) => {
    if (node.type === 'VariableDeclarator' && node.init !== null) locals.set(String((node.id as Node).name), node.init as Node);
    if (node.type === 'FunctionDeclaration' && node !== builder) locals.set(String((node.id as Node).name), node);
    if (node.type === 'Property') methods.set(String((node.key as Node).name), node.value as Node);
    return true;
  });
  return { methods, locals };
}
