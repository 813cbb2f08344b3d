import { Button } from '@signet/ui/button';
import { useApplication } from '../../platform/application.tsx';
import {
  announcedSeconds,
  useFormattedWait,
  useSecondsUntil,
} from '../../platform/application-events/countdown.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { PhoneLinkActions } from './use-send-link.ts';

const useTexts = textsOf<typeof TEXTS>('phone/phone-auth');

/** Time left for the link; a visual countdown only. docs/readings.md 27. */
export function LinkExpiry() {
  const texts = useTexts();
  const { phoneLink, serverNow } = useApplication();
  const inWords = useFormattedWait();
  const seconds = useSecondsUntil(phoneLink?.expiresAt, serverNow);
  return (
    <p className="meta" aria-hidden="true">
      {seconds > 0 && inWords(texts.expiresIn, seconds)}
    </p>
  );
}

/** Sends the link once allowed: codes and links share one send limit. */
export function SendLinkButton({
  calls,
  isFirst,
  kind,
}: {
  calls: PhoneLinkActions;
  isFirst: boolean;
  kind: 'primary' | 'text';
}) {
  const texts = useTexts();
  const { phoneLink, serverNow } = useApplication();
  const inWords = useFormattedWait();
  const seconds = useSecondsUntil(phoneLink?.resendAt, serverNow);
  const wait = isFirst ? texts.sendIn : texts.resendIn;
  return (
    <>
      {seconds > 0 ? (
        <p className="meta" aria-hidden="true">
          {inWords(wait, seconds)}
        </p>
      ) : (
        <Button
          kind={kind}
          busy={calls.pending === 'sending'}
          busyLabel={texts.sending}
          onClick={() => void calls.send(!isFirst)}
        >
          {isFirst ? texts.send : texts.resend}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {seconds > 0 ? inWords(wait, announcedSeconds(seconds)) : isFirst ? '' : texts.resendNow}
      </p>
    </>
  );
}
