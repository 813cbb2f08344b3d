import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import type { EmbedSettings } from '@signet/rulebook/partners/embed-settings';
import { useEffect, useRef } from 'react';
import type { ParentPort } from './parent-port.ts';

type RejectedFields = readonly { code: string; field: string }[];

const setSummaryHidden = (isHidden: boolean): void =>
  void document.documentElement.toggleAttribute('data-no-summary', isHidden);

/** Focus goes to the first invalid field, because the summary that would take it is hidden. */
const focusFirstField = (): void =>
  document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();

/**
 * Reports validation errors to the parent by code and field and hides our own summary; without an
 * acknowledgement it reappears after a second. Returns the acknowledgement handler and the stop
 * function.
 */
export function followRefusals(
  { post }: Pick<ParentPort, 'post'>,
  stepId: string,
): { shown: (id: string) => void; stop: () => void } {
  let times = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const report = (event: Event): void => {
    const rejected = (event as CustomEvent<RejectedFields>).detail; // dispatched only by our own forms
    clearTimeout(waiting);
    if (rejected.length === 0) return;
    times += 1;
    setSummaryHidden(true);
    requestAnimationFrame(focusFirstField);
    waiting = setTimeout(setSummaryHidden, EMBED_LIMITS.acknowledgementMs, false);
    post('validationError', {
      id: String(times),
      stepId,
      errors: rejected.map(({ code, field }) => ({ fieldId: field, code })),
    });
  };
  window.addEventListener('refused', report);
  return {
    shown: (id) => {
      if (id === String(times)) clearTimeout(waiting);
    },
    stop: () => window.removeEventListener('refused', report),
  };
}

/**
 * followRefusals for the current page, if the frame's settings enable it; returns the
 * acknowledgement handler. docs/decisions/0093.
 */
export function useValidationErrors(
  port: ParentPort,
  { emitValidationErrors }: EmbedSettings,
  stepId: string,
): (id: string) => void {
  const current = useRef<ReturnType<typeof followRefusals>>(undefined);
  useEffect(() => {
    if (!emitValidationErrors) return;
    const following = followRefusals(port, stepId);
    current.current = following;
    return following.stop;
  }, [port, emitValidationErrors, stepId]);
  return (id) => current.current?.shown(id);
}
