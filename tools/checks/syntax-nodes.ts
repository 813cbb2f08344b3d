/** A node of the syntax tree that `parseSync` answers. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown };

/** The node and all below it, in the order of the text. */
export function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as SyntaxNode, ...below] : below;
}
