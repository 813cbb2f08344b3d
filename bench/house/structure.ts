import {
  identifierName as nameOf,
  nodeAt,
  type SyntaxNode,
} from '../../tools/checks/syntax-nodes.ts';
import { type ProductFile, visit } from './product-code.ts';

type Files = ReadonlyMap<string, ProductFile>;

/** Loaded by file name and so export the same names: screens and texts. */
const BY_FILE_NAME =
  /(\/screen\.tsx|(^|\/)([\w-]*texts|words)(\.[a-z]{2}-[A-Z]{2})?\.ts|\.[a-z]{2}-[A-Z]{2}\.ts)$/;

/** The room's folder, or the package folder for files outside any room. */
const roomOf = (path: string): string =>
  path
    .split('/')
    .slice(0, 4)
    .join('/')
    .replace(/\/[^/]+\.tsx?$/, '');

const PHONE_PROOF =
  /^(?!.*Row$).*(otp|phone-?(link|auth|proof|network|step|line)|line-?type|twilio|prove(?!d|n)|mobile-?verification)/i;

/**
 * Rooms with a file named after proving a phone; package-level tables and migrations do not count.
 */
export function phoneRooms(files: Files): string[] {
  const named = [...files.keys()].filter(
    (path) => !/\/migrations\//.test(path) && PHONE_PROOF.test(path.split('/').slice(3).join('/')),
  );
  return [...new Set(named.map(roomOf))].sort();
}

/** Files of at most 20 lines that only one other product file imports. */
export function smallFiles(files: Files): string[] {
  const importers = new Map<string, number>();
  for (const { importedFiles } of files.values())
    for (const file of importedFiles) importers.set(file, (importers.get(file) ?? 0) + 1);
  return [...files.values()]
    .filter(
      ({ path, lines }) => lines <= 20 && importers.get(path) === 1 && !BY_FILE_NAME.test(path),
    )
    .map(({ path }) => path)
    .sort();
}

const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Names that two files of the same package export, with the files. */
export function doubleNames(files: Files): Record<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { path, declarations } of files.values()) {
    if (BY_FILE_NAME.test(path)) continue;
    for (const { name, isExported } of declarations.values()) {
      const key = `${packageOf(path)} ${name}`;
      if (isExported) places.set(key, [...(places.get(key) ?? []), path]);
    }
  }
  return Object.fromEntries([...places].filter(([, paths]) => paths.length > 1));
}

const MAPPING =
  /^(nest|flatten|unflatten)|^(view|row|columns|answers|body|given|secrets|sent|asked)(Of|In|On|For|From)|(View|Rows?|Columns|Body|Answers|Shape)(Of|For)?$/;
const FUNCTIONS = new Set(['FunctionDeclaration', 'ArrowFunctionExpression']);

/**
 * Signs that a function maps no data: it builds SQL or a schema, throws, awaits, uses browser
 * storage, or is a hook.
 */
const CARRIES_NOTHING: readonly ((node: SyntaxNode) => boolean)[] = [
  ({ type, tag }) => type === 'TaggedTemplateExpression' && nameOf(tag) === 'sql',
  (node) => nameOf(node) === 'z' || nameOf(node.left) === 'z', // of a schema, or of its type
  (node) =>
    node.type === 'ThrowStatement' && nameOf(nodeAt(node, 'argument')?.callee) === 'AppError',
  ({ type, async: isAsync }) => type === 'AwaitExpression' || isAsync === true,
  (node) => ['sessionStorage', 'localStorage'].includes(nameOf(node) ?? ''),
  ({ type, callee }) => type === 'CallExpression' && /^use[A-Z]/.test(nameOf(callee) ?? ''),
];

function carriesNothing(node: SyntaxNode): boolean {
  let found = isRowLookup(node);
  visit(node, (inner) => {
    found ||= CARRIES_NOTHING.some((does) => does(inner));
    return !found;
  });
  return found;
}

/** `TABLE[key]` and nothing else. */
function isRowLookup(node: SyntaxNode): boolean {
  const body = nodeAt(node, 'body');
  return body?.type === 'MemberExpression' && body.computed === true;
}

/** Functions that only reshape data, recognized by their names, with their line counts. */
export function mappingCode(
  files: Files,
  linesOf: (path: string, node: { start: number; end: number }) => number,
): Record<string, number> {
  const found: [string, number][] = [];
  for (const { path, declarations } of files.values()) {
    if (!/^(apps\/(api|portal)|packages\/rulebook)\//.test(path)) continue;
    for (const { name, node, isType } of declarations.values())
      if (
        !isType &&
        node !== undefined &&
        FUNCTIONS.has(node.type) &&
        MAPPING.test(name) &&
        !carriesNothing(node)
      )
        found.push([`${path} ${name}`, linesOf(path, node)]);
  }
  return Object.fromEntries(found);
}

export function cycles(files: Files): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const groups: string[][] = [];
  const walk = (path: string): void => {
    const index = order.size;
    order.set(path, index);
    low.set(path, index);
    stack.push(path);
    onStack.add(path);
    for (const to of files.get(path)?.importedFiles ?? []) {
      if (!order.has(to)) walk(to);
      if (onStack.has(to)) low.set(path, Math.min(low.get(path) ?? index, low.get(to) ?? index));
    }
    if (low.get(path) !== index) return;
    const group = stack.splice(stack.indexOf(path));
    for (const one of group) onStack.delete(one);
    if (group.length > 1) groups.push(group.sort());
  };
  for (const path of files.keys()) if (!order.has(path)) walk(path);
  return groups.sort((a, b) => b.length - a.length);
}
