import type { ReactNode } from 'react';
import type { Tone } from './banner.tsx';
import { Icon, type IconProps } from './icon.tsx';

export type TimelineEntry = {
  key: string;
  icon: IconProps['name'];
  tone?: Tone;
  title: ReactNode;
  text?: ReactNode;
  /** Machine-readable, for `datetime`. */
  at: string;
  time: string;
};

export type TimelineDay = { day: string; entries: readonly TimelineEntry[] };

/** What happened, by day, in the order of the list. */
export function Timeline({ days }: { days: readonly TimelineDay[] }) {
  return (
    <div className="timeline">
      {days.map(({ day, entries }) => (
        <section key={day}>
          <h3 className="timeline-day">{day}</h3>
          <ol>
            {entries.map(({ key, icon, tone, title, text, at, time }) => (
              <li key={key}>
                <span className={`timeline-mark tone-${tone ?? 'plain'}`}>
                  <Icon name={icon} size={12} />
                </span>
                <div>
                  <p>{title}</p>
                  {text && <p className="timeline-text">{text}</p>}
                </div>
                <time dateTime={at}>{time}</time>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
