import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import type { EmbedSettings } from '@signet/rulebook/partners/embed-settings';
import { useEffect, useRef } from 'react';
import type { ParentPort } from './parent-port.ts';

type Refused = readonly { code: string; field: string }[];

const setSummaryHidden = (isHidden: boolean): void => void document.documentElement.toggleAttribute('data-no-summary', isHidden);

/** The first field that was refused, which keeps the focus where the summary would have it. */
const focusFirstField = (): void => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();

/**
 * Tells the parent which answers were not accepted, by code and field; the summary is left to it. Answers what takes the acknowledgement: without
 * one, after a second, the summary shows. docs/decisions/0093.
 */
export function useValidationErrors(port: ParentPort, { emitValidationErrors }: EmbedSettings, stepId: string): (id: string) => void {
  const waiting = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    if (!emitValidationErrors) return;
    let times = 0;
    const tell = (event: Event): void => {
      const refused = (event as CustomEvent<Refused>).detail; // sent by our own forms alone
      clearTimeout(waiting.current?.timer);
      if (refused.length === 0) return;
      times += 1;
      const id = String(times);
      setSummaryHidden(true);
      requestAnimationFrame(focusFirstField);
      waiting.current = { id, timer: setTimeout(setSummaryHidden, EMBED_LIMITS.acknowledgementMs, false) };
      port.post('validationError', { id, stepId, errors: refused.map(({ code, field }) => ({ fieldId: field, code })) });
    };
    window.addEventListener('refused', tell);
    return () => window.removeEventListener('refused', tell);
  }, [port, emitValidationErrors, stepId]);
  return (id) => {
    if (waiting.current?.id === id) clearTimeout(waiting.current.timer);
  };
}
