import { type Expression, type JSXChild, parseSync, Visitor } from 'oxc-parser';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

/** Text of these is never translated, or cannot hold an element. */
const LEFT_ALONE = new Set(['option', 'text', 'title', 'textarea', 'style', 'script']);

/**
 * Text beside something that comes and goes. A browser's translator replaces text nodes, and React
 * then fails when it removes the node or inserts before it, or keeps the old text; an element of
 * the text's own stays. docs/decisions/0181.
 */
export function checkBareText(
  files: readonly SourceFile[] = sourceFiles(['apps/portal', 'apps/desk', 'packages/ui']).filter(
    ({ path }) => path.endsWith('.tsx') && !isTest(path),
  ),
): string[] {
  return files.flatMap(({ path, text }) =>
    bareTextIn(path, text).map(({ line, what }) => `${path}:${line}: ${what} needs an element`),
  );
}

function bareTextIn(path: string, source: string): { line: number; what: string }[] {
  const found: { line: number; what: string }[] = [];
  const look = (children: readonly JSXChild[]): void => {
    const drawn = children.filter(isDrawn);
    if (drawn.length < 2) return;
    const mayMove = drawn.some(
      (child) => child.type === 'JSXExpressionContainer' && comesAndGoes(child.expression),
    );
    for (const child of drawn)
      if (
        child.type === 'JSXText'
          ? mayMove
          : child.type === 'JSXExpressionContainer' && isText(child.expression, mayMove, source)
      )
        found.push({
          line: source.slice(0, child.start).split('\n').length,
          what: source.slice(child.start, child.end).trim(),
        });
  };
  new Visitor({
    JSXElement: ({ openingElement: { name }, children }) => {
      if (name.type !== 'JSXIdentifier' || !LEFT_ALONE.has(name.name)) look(children);
    },
    JSXFragment: ({ children }) => look(children),
  }).visit(parseSync(path, source).program);
  return found;
}

/** False for line breaks, comments and blanks; a translator leaves blanks alone. */
function isDrawn(child: JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  if (child.type !== 'JSXExpressionContainer') return true;
  const { expression } = child;
  return (
    expression.type !== 'JSXEmptyExpression' &&
    !(expression.type === 'Literal' && String(expression.value).trim() === '')
  );
}

type Drawn = Expression | { type: 'JSXEmptyExpression' };

const comesAndGoes = (expression: Drawn): boolean =>
  expression.type === 'ConditionalExpression' ||
  (expression.type === 'LogicalExpression' && expression.operator === '&&');

/** Functions that answer a text; any other call in markup answers elements. */
const ANSWERS_TEXT = /^(?:fillIn|format\w*|\w*[tT]ext|inWords)$/;

/**
 * True where the expression's value may be text: one that changes in place, or any beside something
 * that comes and goes.
 */
function isText(expression: Drawn, mayMove: boolean, source: string): boolean {
  switch (expression.type) {
    case 'ConditionalExpression':
      return (
        isText(expression.consequent, true, source) || isText(expression.alternate, true, source)
      );
    case 'LogicalExpression':
      return (
        isText(expression.right, true, source) ||
        (expression.operator !== '&&' && isText(expression.left, true, source))
      );
    case 'TemplateLiteral':
    case 'MemberExpression':
      return mayMove;
    case 'Literal':
      return mayMove && typeof expression.value === 'string';
    case 'CallExpression':
      return (
        mayMove && ANSWERS_TEXT.test(source.slice(expression.callee.start, expression.callee.end))
      );
    case 'Identifier':
      return mayMove && new RegExp(`\\b${expression.name}\\??: string\\b`).test(source);
    default:
      return false;
  }
}
