import type { ReactNode } from 'react';
import { Details } from './details.tsx';

export type DeckProps = {
  main: ReactNode;
  side: ReactNode;
  /** One column on tablets too, where the first needs the room. */
  isLate?: boolean;
};

/** Two columns from a tablet on: what is left, and what is on record. */
export function Deck({ main, side, isLate = false }: DeckProps) {
  return (
    <div className={isLate ? 'deck deck-late' : 'deck'}>
      <div className="deck-main">{main}</div>
      <div className="deck-side">{side}</div>
    </div>
  );
}

export type HistoryItem = { id: string; what: string; when: string };

const shownAtOnce = 4;

/** What happened, newest first; a long history opens with a press. */
export function History({ items, more }: { items: readonly HistoryItem[]; more: string }) {
  const first = items.length > shownAtOnce ? shownAtOnce - 1 : items.length;
  return (
    <>
      <Events items={items.slice(0, first)} />
      {first < items.length && (
        <Details summary={more}>
          <Events items={items.slice(first)} isEarlier />
        </Details>
      )}
    </>
  );
}

function Events({
  items,
  isEarlier = false,
}: {
  items: readonly HistoryItem[];
  isEarlier?: boolean;
}) {
  return (
    <ol className={isEarlier ? 'history history-earlier' : 'history'}>
      {items.map(({ id, what, when }) => (
        <li key={id}>
          <p>{what}</p>
          <p className="meta">{when}</p>
        </li>
      ))}
    </ol>
  );
}
