import type { ReactNode } from 'react';

export type ProgressProps = {
  /** How much of each part is done, from 0 to 1. */
  parts: readonly { id: string; done: number }[];
  /** The words, for example "Step 3 of 8 · Kind of business". */
  label: string;
  /** Beside the words: that everything is saved. */
  note?: ReactNode;
};

/** How far the person is: a segment for each part for the eye, and the words for everybody. */
export function Progress({ parts, label, note }: ProgressProps) {
  return (
    <div className="progress">
      <div className="segments" aria-hidden="true">
        {parts.map(({ id, done }) => (
          <progress className="segment" key={id} value={done} max={1} />
        ))}
      </div>
      <div className="place">
        {note}
        <p className="progress-text">{label}</p>
      </div>
    </div>
  );
}
