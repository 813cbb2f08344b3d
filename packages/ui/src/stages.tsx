import { Icon } from './icon.tsx';

export type StageState = 'done' | 'now' | 'later';

export type Stage = { text: string; state: StageState };

export type StagesProps = {
  stages: readonly Stage[];
  /**
   * State labels read after each sentence: { done: "done", now: "in progress", later: "not started"
   * }.
   */
  stateLabels: Record<StageState, string>;
};

/** Stages of a running check; the current one is announced once when it changes. */
export function Stages({ stages, stateLabels }: StagesProps) {
  return (
    <>
      <ol className="stages">
        {stages.map((stage) => (
          <li
            className={`stage stage-${stage.state}`}
            key={stage.text}
            aria-current={stage.state === 'now' ? 'step' : undefined}
          >
            <span className="stage-mark">
              {stage.state === 'done' && <Icon name="check" size={16} />}
            </span>
            <span>
              {stage.text}
              <span className="visually-hidden"> {stateLabels[stage.state]}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {stages.find((stage) => stage.state === 'now')?.text}
      </p>
    </>
  );
}
