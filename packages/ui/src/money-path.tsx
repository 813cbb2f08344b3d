import { Fragment } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type MoneyRow = { icon: IconName; title: string; text: string; isOff?: boolean };

export type MoneyNode = {
  id: string;
  /** On: money flows through it. Hold: it's kept here. Off: nothing arrives yet. */
  state: 'on' | 'hold' | 'off';
  rows: readonly MoneyRow[];
  /** Whether the way onward is closed. */
  isStop?: boolean;
  waits?: readonly { id: string; isYours: boolean; title: string; text?: string | undefined }[];
};

/** The way of the money in reading order; every line is decoration, and the texts say it all. */
export function MoneyPath({ nodes }: { nodes: readonly MoneyNode[] }) {
  return (
    <ol className="money-path">
      {nodes.map(({ id, state, rows, isStop = false, waits = [] }, at) => (
        <Fragment key={id}>
          <li className={`money-node money-${state}${isStop ? ' money-stop' : ''}`}>
            {rows.map(({ icon, title, text, isOff = false }) => (
              <div className={isOff ? 'money-row money-off' : 'money-row'} key={title}>
                <span className="money-icon">
                  <Icon name={icon} />
                </span>
                <div>
                  <p className="money-title">{title}</p>
                  <p className="meta">{text}</p>
                </div>
              </div>
            ))}
            {waits.length > 0 && (
              <ul className="money-waits">
                {waits.map((wait) => (
                  <li key={wait.id}>
                    <span className={wait.isYours ? 'money-ring money-ring-you' : 'money-ring'} />
                    <div>
                      <strong>{wait.title}</strong>
                      {wait.text && <span className="meta">{wait.text}</span>}
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </li>
          {at < nodes.length - 1 && (
            <li className={isStop ? 'money-line money-line-stop' : 'money-line'} aria-hidden="true">
              {isStop && (
                <span className="money-lock">
                  <Icon name="lock" size={15} />
                </span>
              )}
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  );
}
