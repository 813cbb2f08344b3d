import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Spinner } from '@signet/ui/loading';
import { Actions } from '@signet/ui/page';
import type { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useConsumedQuery } from '../../platform/use-consumed-query.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { useResumedPress } from '../../platform/use-resumed-press.ts';
import { LinkOutcome, type LinkOutcomeKind, linkOutcomeOf } from '../link-outcome.tsx';
import type { TEXTS as PHONE_TEXTS } from '../texts.en-US.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/phone-auth-confirmation');
const usePhoneTexts = textsOf<typeof PHONE_TEXTS>('phone');

export function Screen() {
  const texts = useTexts();
  const errors = useErrorTexts();
  const phoneLink = usePhoneTexts();
  const fillIn = useFormatMessage();
  const { vfp = '', link = '' } = useConsumedQuery(['vfp', 'link']);
  const id = useNavigation().matched?.id ?? '';
  const isIncorrect = vfp === '' || link === '';
  const [end, setEnd] = useState<LinkOutcomeKind | undefined>(
    isIncorrect ? { status: 'INCORRECT' } : undefined,
  );
  const settle = (found: ApiError) => {
    const known = linkOutcomeOf(found);
    if (known) setEnd(known);
    return known !== undefined;
  };
  const { pending, error, mutate } = useMutation<'confirming'>({ settle });
  const failed = error?.code;
  const isBusy = pending === 'confirming';
  const confirm = () =>
    mutate('confirming', async () =>
      setEnd(await call('confirmPhoneLink', { params: { id, vfp }, body: { link } })),
    );
  useResumedPress(!isIncorrect, confirm); // continues the press from the page before the vendor's

  if (end) return <LinkOutcome end={end} />;
  return (
    <ScreenPage
      title={failed ? texts.titleFailed : texts.title}
      lead={failed ? undefined : texts.lead}
    >
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
