import { useApplication } from '../application.tsx';
import { textsOf, useFormatMessage } from '../texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/save-for-later');

/**
 * How to leave and return, and what stays pending; each step is announced by email too.
 * docs/readings.md 109.
 */
export function SaveForLater() {
  const comeBack = useTexts();
  const fillIn = useFormatMessage();
  const email = useApplication().applicant.email.emailAddress ?? '';
  return (
    <p className="meta">
      <strong>{comeBack.title}</strong> {fillIn(comeBack.text, { email })}
    </p>
  );
}
