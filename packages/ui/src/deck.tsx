import type { ReactNode } from 'react';

export type DeckProps = { main: ReactNode; side: ReactNode };

/** Two columns from a tablet on: what is left, and what is on record. */
export function Deck({ main, side }: DeckProps) {
  return (
    <div className="deck">
      <div className="deck-main">{main}</div>
      <div className="deck-side">{side}</div>
    </div>
  );
}

export type HistoryItem = { id: string; what: string; when: string };

/** What happened, newest first. */
export function History({ items }: { items: readonly HistoryItem[] }) {
  return (
    <ol className="history">
      {items.map(({ id, what, when }) => (
        <li key={id}>
          <span>{what}</span> <small className="meta">{when}</small>
        </li>
      ))}
    </ol>
  );
}
