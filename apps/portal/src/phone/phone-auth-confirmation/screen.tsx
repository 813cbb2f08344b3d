import type { ErrorCode } from '@signet/rulebook/core/errors';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Spinner } from '@signet/ui/loading';
import { Actions } from '@signet/ui/page';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useConsumedQuery } from '../../platform/use-consumed-query.ts';
import { LinkOutcome, type LinkOutcomeKind, linkOutcomeOf } from '../link-outcome.tsx';
import type { TEXTS as PHONE_TEXTS } from '../texts.en-US.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/phone-auth-confirmation');
const usePhoneTexts = textsOf<typeof PHONE_TEXTS>('phone');

/** The phone comes back from its vendor: the link is confirmed, or it is said why not. */
export function Screen() {
  const texts = useTexts();
  const errors = useErrorTexts();
  const phoneLink = usePhoneTexts();
  const fillIn = useFormatMessage();
  const { vfp = '', link = '' } = useConsumedQuery(['vfp', 'link']);
  const id = useNavigation().matched?.id ?? '';
  const [end, setEnd] = useState<LinkOutcomeKind | undefined>(vfp === '' || link === '' ? { status: 'INCORRECT' } : undefined);
  const [failed, setFailed] = useState<ErrorCode>();
  const [isBusy, setBusy] = useState(end === undefined);

  const confirm = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      setEnd(await call('confirmPhoneLink', { params: { id, vfp }, body: { link } }));
    } catch (error) {
      const known = linkOutcomeOf(error);
      if (known) setEnd(known);
      else if (error instanceof ApiError) setFailed(error.code);
    } finally {
      setBusy(false);
    }
  };
  const hasStarted = useRef(end !== undefined);
  useEffect(() => {
    if (hasStarted.current) return; // an effect may run twice; a confirmation counts
    hasStarted.current = true;
    void confirm();
  });

  if (end) return <LinkOutcome end={end} />;
  return (
    <ScreenPage title={failed ? texts.titleFailed : texts.title} lead={failed ? undefined : texts.lead}>
      <div className={failed ? undefined : 'visually-hidden'} role="alert">
        {failed && <Banner tone="bad">{fillIn(errors[failed])}</Banner>}
      </div>
      {failed ? (
        <Actions>
          <Button busy={isBusy} busyLabel={phoneLink.working} onClick={() => void confirm()}>
            {phoneLink.again}
          </Button>
        </Actions>
      ) : (
        <Spinner label={phoneLink.working} />
      )}
    </ScreenPage>
  );
}
