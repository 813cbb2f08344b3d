/** A node of the syntax tree that `parseSync` answers. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown };

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  typeof value.start === 'number' &&
  'end' in value &&
  typeof value.end === 'number';

/** The nodes directly below at a place of the grammar: those of a list, a single one, or none. */
export const nodesAt = (node: SyntaxNode | undefined, place: string): SyntaxNode[] =>
  [node?.[place]].flat().filter(isSyntaxNode);

/** The node directly below at a place of the grammar. */
export const nodeAt = (node: SyntaxNode | undefined, place: string): SyntaxNode | undefined =>
  nodesAt(node, place)[0];

/** The name of an identifier; undefined for every other node. */
export const identifierName = (node: unknown): string | undefined =>
  isSyntaxNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** The node and all below it, in the order of the text; what `enters` rejects is left out whole. */
export function nodesIn(
  value: unknown,
  enters: (node: SyntaxNode) => boolean = () => true,
): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, enters));
  if (typeof value !== 'object' || value === null) return [];
  if (isSyntaxNode(value) && !enters(value)) return [];
  const below = Object.values(value).flatMap((one) => nodesIn(one, enters));
  return isSyntaxNode(value) ? [value, ...below] : below;
}
