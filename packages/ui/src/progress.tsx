export type ProgressProps = {
  current: number;
  max: number;
  /** The words, for example "Step 3 of 8 · Your business". */
  label: string;
};

/** How far the person is: the words, and a thin line above them. */
export function Progress({ current, max, label }: ProgressProps) {
  // A native element, because its length is an attribute: an inline style would be refused by the content security policy.
  return (
    <div className="progress">
      <progress className="progress-line" value={current} max={max} aria-labelledby="progress-text" />
      <p className="progress-text" id="progress-text">
        {label}
      </p>
    </div>
  );
}
