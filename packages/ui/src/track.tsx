import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type TrackStage = {
  state: 'done' | 'bad' | 'now' | 'later';
  title: string;
  text?: ReactNode;
  icon?: IconName;
};

const ICONS = { done: 'check', bad: 'x', now: 'clock' } as const;

/** Where something stands, stage by stage. */
export function Track({ stages }: { stages: readonly TrackStage[] }) {
  return (
    <div className="track-box">
      <ol className="track">
        {stages.map(({ state, title, text, icon }) => (
          <li
            key={title}
            className={`track-${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className="track-mark">
              {state !== 'later' && <Icon name={icon ?? ICONS[state]} size={16} />}
            </span>
            <p className="track-title">{title}</p>
            {text && <p className="meta">{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
