import { Button } from '@signet/ui/button';
import { Stages } from '@signet/ui/stages';
import { useState } from 'react';
import { useOwnRecord, usePortal } from '../../platform/application.tsx';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-verifying');

export function Screen() {
  const texts = useTexts();
  const { refresh } = usePortal();
  const { applicationId: id, ownerId } = useOwnRecord();
  const [hasGivenUp, setGivenUp] = useState(false);
  useApplicationEvents(
    !hasGivenUp,
    { id, ownerId },
    async () => refresh?.(),
    () => setGivenUp(true),
  );
  return (
    <ScreenPage title={texts.title} lead={texts.lead}>
      <Stages
        stages={[
          { text: texts.stages.received, state: 'done' },
          { text: texts.stages.checking, state: 'now' },
          { text: texts.stages.deciding, state: 'later' },
        ]}
        stateLabels={texts.states}
      />
      <p role="status">{hasGivenUp ? texts.giveUp : texts.leave}</p>
      {hasGivenUp && (
        <Button kind="secondary" onClick={() => setGivenUp(false)}>
          {texts.again}
        </Button>
      )}
    </ScreenPage>
  );
}
