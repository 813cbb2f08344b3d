import {
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from './icon.tsx';

export type ErrorLine = {
  message: string;
  /** Id of the input or its group; omitted when the error belongs to no field. */
  targetId?: string;
};

export type ErrorSummaryProps = {
  title: string;
  lead?: string | undefined;
  errors: readonly ErrorLine[];
  /** Counts the failed submits; each one decides anew whether the errors need a list. */
  attempt: number;
  /** True while every line is only a question, so that nothing looks wrong. */
  isQuestion?: boolean;
};

const CONTROLS = 'input, select, textarea, button';
const WITH_ITS_LINE = '.field-bad, .field-asks';

/** The control of a field or group that an error names; undefined when the page doesn't draw it. */
function controlOf(targetId: string): HTMLElement | undefined {
  const target = document.getElementById(targetId);
  if (target?.matches(CONTROLS)) return target;
  return (
    target?.querySelector<HTMLElement>(':checked') ??
    target?.querySelector<HTMLElement>(CONTROLS) ??
    undefined
  );
}

/** Focuses a control, whose description then tells the error, and brings its field into sight. */
function focusControl(control: HTMLElement, block: ScrollLogicalPosition): void {
  if (control === document.activeElement) control.blur(); // focus that doesn't move isn't announced
  control.focus({ preventScroll: true });
  (control.closest('.field') ?? control).scrollIntoView({ block });
}

function followLink(event: MouseEvent, targetId: string): void {
  const control = controlOf(targetId);
  if (control === undefined) return;
  event.preventDefault();
  focusControl(control, 'start');
}

/** The control of a lone error whose field tells it; everything else needs the list. */
function loneControl(errors: readonly ErrorLine[]): HTMLElement | undefined {
  const [first, ...others] = errors;
  if (first?.targetId === undefined || others.length > 0) return undefined;
  const control = controlOf(first.targetId);
  return control?.closest(WITH_ITS_LINE) ? control : undefined;
}

/**
 * Lists several errors in the same words as at the fields, each linking to its field, and takes the
 * focus. A lone error is told at its field alone, which takes the focus instead. What was decided
 * at the press holds until the next one, so that nothing moves while somebody types.
 * docs/decisions/0217.
 */
export function ErrorSummary({
  title,
  lead,
  errors,
  attempt,
  isQuestion = false,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [decided, setDecided] = useState({ attempt: 0, isListed: false });
  const decide = useEffectEvent(() => {
    if (errors.length > 0)
      setDecided({ attempt, isListed: loneControl(distinct(errors)) === undefined });
  });
  const moveFocus = useEffectEvent(() => {
    const control = loneControl(distinct(errors));
    // A field in sight stays where it is.
    if (!decided.isListed) return control && focusControl(control, 'nearest');
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  });
  // Before the page is painted, because only the drawn fields show which errors they tell.
  useLayoutEffect(() => {
    if (attempt > 0) decide();
  }, [attempt]);
  useEffect(() => {
    if (decided.attempt > 0) moveFocus();
  }, [decided]);
  if (errors.length === 0 || !decided.isListed) return null;
  return (
    <div
      className={isQuestion ? 'error-summary is-question' : 'error-summary'}
      tabIndex={-1}
      ref={box}
      data-error-summary=""
    >
      <div role="alert">
        <h2 className="error-summary-title">
          <Icon name={isQuestion ? 'help' : 'alert'} />
          {title}
        </h2>
        {lead && <p>{lead}</p>}
        <ul>
          {distinct(errors).map(({ message, targetId }) => (
            <li key={`${targetId}${message}`}>
              {targetId ? (
                <a href={`#${targetId}`} onClick={(event) => followLink(event, targetId)}>
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

const distinct = (errors: readonly ErrorLine[]): readonly ErrorLine[] => [
  ...new Map(errors.map((line) => [`${line.targetId}${line.message}`, line])).values(),
];
