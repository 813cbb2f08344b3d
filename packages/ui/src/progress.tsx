import type { ReactNode } from 'react';

export type ProgressProps = {
  /** Share of each part that is done, from 0 to 1. */
  parts: readonly { id: string; done: number }[];
  label: string;
  note?: ReactNode;
};

/** The segments are decorative; the label carries the progress for everyone. */
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
