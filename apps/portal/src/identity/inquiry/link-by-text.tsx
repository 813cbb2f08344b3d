import { INQUIRY_STEP_UP } from '@signet/rulebook/identity/inquiry';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { FilledWithLink, PhoneNumber } from '../../platform/support-links.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity/inquiry');

/**
 * Texts the link to a verified phone, for cameras that cannot scan the code. docs/decisions/0074.
 */
export function LinkByText({ phone }: { phone: string }) {
  const words = useTexts();
  const errors = useErrorTexts();
  const fillIn = useFormatMessage();
  const { setApplication } = usePortal();
  const { id } = useApplication();
  const [isSent, setSent] = useState(false);
  const { pending, error, mutate } = useMutation<'sending'>();
  const send = () =>
    mutate('sending', async (idempotencyKey) => {
      setSent(false);
      const { application } = await call('textIdentificationLink', {
        params: { id },
        idempotencyKey,
      });
      setApplication(application);
      setSent(true);
      track('governmentId.linkTexted', { stepUp: INQUIRY_STEP_UP.identification });
    });
  const minutes = IDENTITY_LIMITS.phoneHandOffLifeMs / 60_000;
  return (
    <>
      <div
        className={error || isSent ? undefined : 'visually-hidden'}
        role={error ? 'alert' : 'status'}
      >
        {error && <Banner tone="bad">{fillIn(errors[error.code], error.data)}</Banner>}
        {!error && isSent && (
          <Banner tone="info">
            <FilledWithLink
              text={words.qrSent}
              place="phone"
              link={<PhoneNumber>{phone}</PhoneNumber>}
              values={{ minutes }}
            />
          </Banner>
        )}
      </div>
      <Button
        kind="text"
        icon="phone"
        busy={pending === 'sending'}
        busyLabel={words.asking}
        onClick={() => void send()}
      >
        {words.qrSend}
      </Button>
    </>
  );
}
