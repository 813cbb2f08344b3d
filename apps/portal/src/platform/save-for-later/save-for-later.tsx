import { useApplication } from '../application.tsx';
import { textsOf, useFormatMessage } from '../texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/save-for-later');

/** That the page may be left, how one comes back, and what waits until then. Every step is told by e-mail when it is asked. docs/readings.md 109. */
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
