export type BarProps = {
  /** Of `most`; both are counts of the same thing. */
  value: number;
  most: number;
  /** A line at an earlier value. */
  before?: number | undefined;
};

/** Decorative: the figures stand beside it. */
export function CountBar({ value, most, before }: BarProps) {
  const width = (count: number): string =>
    `${most === 0 ? 0 : Math.min(100, (count / most) * 100)}%`;
  return (
    <span className="count-bar" aria-hidden="true">
      <span style={{ width: width(value) }} />
      {before !== undefined && <i style={{ left: width(before) }} />}
    </span>
  );
}
