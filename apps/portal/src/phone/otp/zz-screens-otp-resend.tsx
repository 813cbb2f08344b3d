import { Button } from '@signet/ui/button';
import { useApplication } from '../../platform/application.tsx';
import { readSeconds, useSecondsUntil } from '../../platform/application-events/countdown.ts';
import { useWaitInWords } from '../../platform/application-events/zz-phone-link-wait-words.ts';
import { useTexts } from '../../platform/texts/text-provider.tsx';
import type { CodeProps } from './code-form.tsx';

/** Send the code again, as soon as that is allowed: counted down for the eye each second, for the ear every 15. ux.md, items 66 and 67. */
export function Resend({ form, calls }: CodeProps) {
  const texts = useTexts('otp');
  const { otp, serverNow } = useApplication();
  const seconds = useSecondsUntil(otp?.resendAt, serverNow);
  const hasExpired = useSecondsUntil(otp?.expiresAt, serverNow) === 0 && otp?.expiresAt !== undefined;
  const inWords = useWaitInWords();
  const sent = calls.sentTimes > 0 ? texts.sentAgain : '';
  return (
    <div>
      <p role="status">{hasExpired ? texts.expired : sent}</p>
      {seconds > 0 ? (
        <p aria-hidden="true">{inWords(texts.resendIn, seconds)}</p>
      ) : (
        <Button kind="text" busy={calls.doing === 'sending'} busyLabel={texts.sending} onClick={() => void calls.send(form)}>
          {texts.resend}
        </Button>
      )}
      <p className="vh" role="status">
        {seconds > 0 ? inWords(texts.resendIn, readSeconds(seconds)) : texts.resendNow}
      </p>
    </div>
  );
}
