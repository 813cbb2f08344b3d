export type ProgressProps = {
  /** How much of each part is done, from 0 to 1. */
  parts: readonly number[];
  /** The words, for example "Step 3 of 8 · Kind of business". */
  label: string;
};

/** How far the person is: a segment for each part for the eye, and the words for everybody. */
export function Progress({ parts, label }: ProgressProps) {
  return (
    <div className="progress">
      <div className="segments" aria-hidden="true">
        {parts.map((done, at) => (
          // biome-ignore lint: replaced below
          <progress className="segment" key={at} value={done} max={1} />
        ))}
      </div>
      <p className="progress-text">{label}</p>
    </div>
  );
}
