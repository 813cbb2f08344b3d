import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type RailStep = {
  id: string;
  name: string;
  state: 'done' | 'current' | 'later';
  minutes?: string | undefined;
  tag?: string | undefined;
  steps?: readonly RailStep[];
};

export type RailStepsProps = {
  label: string;
  parts: readonly RailStep[];
  stateLabels: Record<RailStep['state'], string>;
  left?: string | undefined;
};

export function RailSteps({ label, parts, stateLabels, left }: RailStepsProps) {
  return (
    <>
      <ol className="steps" aria-label={label}>
        {parts.map((part) => (
          <li
            key={part.id}
            className={`step-${part.state}`}
            aria-current={isHere(part) ? 'step' : undefined}
          >
            <span className="steps-dot">
              {part.state === 'done' && <Icon name="check" size={13} />}
            </span>
            <span className="steps-name">{part.name}</span>
            {part.tag && <span className="steps-tag">{part.tag}</span>}
            <span className="visually-hidden"> {stateLabels[part.state]} </span>
            {part.minutes && <span className="steps-minutes">{part.minutes}</span>}
            {part.steps && part.steps.length > 1 && (
              <ol className="substeps">
                {part.steps.map((step) => (
                  <li
                    key={step.id}
                    className={`step-${step.state}`}
                    aria-current={step.state === 'current' ? 'step' : undefined}
                  >
                    {step.state === 'done' && <Icon name="check" size={16} />}
                    <span>{step.name}</span>
                    {step.tag && <span className="steps-tag">{step.tag}</span>}
                    <span className="visually-hidden"> {stateLabels[step.state]}</span>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {left && (
        <p className="rail-left">
          <Icon name="clock" size={18} />
          {left}
        </p>
      )}
    </>
  );
}

/** Only the innermost current item carries aria-current. */
const isHere = ({ state, steps }: RailStep): boolean =>
  state === 'current' && (steps === undefined || steps.length < 2);

export type RailPersonProps = { title: string; children: ReactNode };

/** Support contact in the rail's footer; pass paragraphs with links. */
export function RailPerson({ title, children }: RailPersonProps) {
  return (
    <div>
      <p className="rail-who">{title}</p>
      {children}
    </div>
  );
}

export type RailProps = {
  logo: ReactNode;
  children?: ReactNode;
  person?: ReactNode;
  safety: string;
  isAccount?: boolean;
};

/** Left pane of wide screens. Everything in it must also appear elsewhere on phones. */
export function Rail({ logo, children, person, safety, isAccount = false }: RailProps) {
  return (
    <aside className={isAccount ? 'rail account-rail' : 'rail'}>
      <div className="rail-in">
        {logo}
        {children}
        <div className="rail-foot">
          {person}
          <p className="rail-safe">
            <Icon name="lock" size={16} />
            {safety}
          </p>
        </div>
      </div>
    </aside>
  );
}
