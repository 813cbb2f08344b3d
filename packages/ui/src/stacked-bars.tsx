import './stacked-bars.css';

export type StackedBar = {
  id: string;
  /** Under the bar; empty for those between two that have one. */
  label: string;
  parts: readonly [good: number, bad: number];
};

export type StackedBarsProps = {
  bars: readonly StackedBar[];
  /** What the parts are, in their order. */
  legend: readonly [good: string, bad: string];
  /** A count as the reader writes it. */
  words: (count: number) => string;
};

/** The largest of 1, 2, 5, 10, 20 … of which at most four fit. */
function stepUpTo(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 4)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step * 4 >= most) ?? power;
}

/** Bars of two parts each. Decorative: the figures stand in a table beside it. */
export function StackedBars({ bars, legend, words }: StackedBarsProps) {
  const highest = Math.max(1, ...bars.map(({ parts: [good, bad] }) => good + bad));
  const step = stepUpTo(highest);
  const top = Math.ceil(highest / step) * step;
  const ticks = Array.from({ length: top / step + 1 }, (_nothing, nth) => nth * step);
  const height = (count: number): string => `${(count / top) * 100}%`;
  return (
    <div className="stacked-bars" aria-hidden="true">
      <ul className="stacked-legend">
        {legend.map((name, nth) => (
          <li key={name} className={nth === 0 ? 'part-good' : 'part-bad'}>
            {name}
          </li>
        ))}
      </ul>
      <div className="stacked-plot">
        {ticks.map((tick) => (
          <span key={tick} className="stacked-tick" style={{ bottom: height(tick) }}>
            {words(tick)}
          </span>
        ))}
        {bars.map(({ id, parts: [good, bad] }) => (
          <span key={id} className="stacked-bar">
            <i className="part-good" style={{ height: height(good) }} />
            <i className="part-bad" style={{ height: height(bad) }} />
          </span>
        ))}
      </div>
      <div className="stacked-labels">
        {bars.map(({ id, label }) => (
          <span key={id}>{label}</span>
        ))}
      </div>
    </div>
  );
}
