import type { TrackingChoice } from '@signet/rulebook/analytics/tracking-consent';
import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { usePortal } from '../platform/application.tsx';
import { textsOf } from '../platform/texts/text-provider.tsx';
import { chooseTracking, useTracking } from '../platform/tracking.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('analytics');

/**
 * Asks for tracking consent at the end of the page, without blocking; both answers get equal
 * weight. docs/decisions/0082.
 */
export function TrackingQuestion() {
  const texts = useTexts();
  const { boot } = usePortal();
  const tracking = useTracking(boot.tracking);
  const [wasAsked] = useState(tracking === 'ask');
  const answer = (choice: TrackingChoice) => () => chooseTracking(choice);
  if (!wasAsked) return null;
  return (
    <section className="foot tracking-question" aria-label={texts.question}>
      {tracking === 'ask' ? (
        <>
          <p>
            <strong>{texts.question}</strong> {texts.why}
          </p>
          <div>
            <Button kind="text" onClick={answer('no')}>
              {texts.no}
            </Button>
            <Button kind="text" onClick={answer('yes')}>
              {texts.yes}
            </Button>
          </div>
        </>
      ) : (
        <p role="status">
          <span>{tracking === 'on' ? texts.isOn : texts.isOff}</span> {texts.changeBelow}
        </p>
      )}
    </section>
  );
}
