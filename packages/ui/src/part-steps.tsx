export type PartStep = { state: 'done' | 'now' | 'later'; text: string };

/** A few steps as one line of parts; narrow places keep their names for screen readers only. */
export function PartSteps({ label, steps }: { label: string; steps: readonly PartStep[] }) {
  return (
    <div className="part-steps-box">
      <ol className="part-steps" aria-label={label}>
        {steps.map(({ state, text }) => (
          <li
            key={text}
            className={`part-${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
