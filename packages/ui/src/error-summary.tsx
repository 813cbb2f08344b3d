import type { MouseEvent } from 'react';
import { Icon } from './icon.tsx';

export type ErrorLine = {
  message: string;
  /** The id of the input, or of the group it is in; left out when no field is to blame. */
  targetId?: string;
};

export type ErrorSummaryProps = { title: string; errors: readonly ErrorLine[] };

const CONTROLS = 'input, select, textarea, button';

/** Focuses the field of a line: the control itself, or the chosen or first control of a group. */
function focusTarget(event: MouseEvent, targetId: string): void {
  const target = document.getElementById(targetId);
  if (!target) return;
  event.preventDefault();
  const control = target.matches(CONTROLS)
    ? target
    : (target.querySelector<HTMLElement>(':checked') ?? target.querySelector<HTMLElement>(CONTROLS));
  control?.focus();
  (control?.closest('.field') ?? target).scrollIntoView({ block: 'start' });
}

/** Everything to correct, in the same words as at the fields, each a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" tabIndex={-1} data-error-summary="">
      <div role="alert">
        <h2 className="error-summary-title">
          <Icon name="alert" />
          {title}
        </h2>
        <ul>
          {errors.map(({ message, targetId }) => (
            <li key={`${targetId}${message}`}>
              {targetId ? (
                <a href={`#${targetId}`} onClick={(event) => focusTarget(event, targetId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Moves the focus to the summary; call it in an effect after a Continue that failed. */
export function focusErrorSummary(): void {
  const summary = document.querySelector<HTMLElement>('[data-error-summary]');
  summary?.scrollIntoView({ block: 'start' });
  summary?.focus({ preventScroll: true });
}
