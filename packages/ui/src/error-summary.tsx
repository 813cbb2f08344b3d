import type { MouseEvent } from 'react';
import { Icon } from './icon.tsx';

export type ErrorLine = {
  message: string;
  /** Id of the input or its group; omitted when the error belongs to no field. */
  targetId?: string;
};

export type ErrorSummaryProps = {
  title: string;
  errors: readonly ErrorLine[];
  /** True while every line is only a question, so that nothing looks wrong. */
  isQuestion?: boolean;
};

const CONTROLS = 'input, select, textarea, button';

function focusTarget(event: MouseEvent, targetId: string): void {
  const target = document.getElementById(targetId);
  if (!target) return;
  event.preventDefault();
  const control = target.matches(CONTROLS)
    ? target
    : (target.querySelector<HTMLElement>(':checked') ??
      target.querySelector<HTMLElement>(CONTROLS));
  control?.focus();
  (control?.closest('.field') ?? target).scrollIntoView({ block: 'start' });
}

/**
 * Lists all errors in the same words as at the fields, each linking to its field. Renders nothing
 * without errors.
 */
export function ErrorSummary({ title, errors, isQuestion = false }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      className={isQuestion ? 'error-summary is-question' : 'error-summary'}
      tabIndex={-1}
      data-error-summary=""
    >
      <div role="alert">
        <h2 className="error-summary-title">
          <Icon name={isQuestion ? 'help' : 'alert'} />
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

/** Moves focus to the summary; call it in an effect after a failed submit. */
export function focusErrorSummary(): void {
  const summary = document.querySelector<HTMLElement>('[data-error-summary]');
  summary?.scrollIntoView({ block: 'start' });
  summary?.focus({ preventScroll: true });
}
