import { Fragment, type ReactNode } from 'react';

const PLACE = /\{(\w+)\}/;

/** A text with an element in the place of each of its placeholders, each of which stands once. */
export function FilledWithNodes({ text, nodes }: { text: string; nodes: Readonly<Record<string, ReactNode>> }) {
  // Split by a pattern with one group, every second part is the name of a place.
  const parts = text.split(PLACE).map((part, at) => (at % 2 === 1 ? { key: part, node: nodes[part] } : { key: `"${part}"`, node: part }));
  return parts.filter(({ node }) => node !== '').map(({ key, node }) => <Fragment key={key}>{node}</Fragment>);
}
