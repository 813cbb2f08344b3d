import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { Icon } from '@signet/ui/icon';
import { useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import {
  announcedSeconds,
  useFormattedWait,
  useSecondsUntil,
} from '../../platform/application-events/countdown.ts';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { SaveForLater } from '../../platform/save-for-later/save-for-later.tsx';
import { FilledWithLink, PhoneNumber } from '../../platform/support-links.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { shownPhone } from '../phone-step.ts';
import { OtherProofs, WrongNumber } from './code-alternatives.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { OtpActions } from './use-otp.ts';

const useTexts = textsOf<typeof TEXTS>('phone/otp');

export type CodeProps = { form: FormState; calls: OtpActions; onChangeNumber: () => void };

/**
 * Code entry with help when nothing arrives; a pasted or autofilled code submits itself.
 * docs/readings.md 64.
 */
export function CodeForm({ form, calls, onChangeNumber }: CodeProps) {
  const [cameAtOnce, setCameAtOnce] = useState(false);
  const submitAtOnce = (code: string) => {
    setCameAtOnce(true);
    void form.submit({ code }).finally(() => setCameAtOnce(false));
  };
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const application = useApplication();
  const attemptsLeft = application.otp?.attemptsLeft ?? PHONE_LIMITS.otpAttemptsPerCode;
  const { locale } = usePortal().boot;
  const minutes = PHONE_LIMITS.otpLifeMs / 60_000;
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={
        <FilledWithLink
          text={texts.lead}
          place="phone"
          values={{ minutes }}
          link={<PhoneNumber>{shownPhone(application, locale)}</PhoneNumber>}
        />
      }
      why={texts.why}
      later={
        <>
          <div>
            <Details summary={texts.tipsTitle}>
              <ul>
                {texts.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </Details>
            <OtherProofs calls={calls} />
          </div>
          <SaveForLater />
        </>
      }
    >
      <Question form={form} path="code" onFilledAtOnce={submitAtOnce} />
      <p className={cameAtOnce ? undefined : 'visually-hidden'} role="status">
        {cameAtOnce ? texts.checking : ''}
      </p>
      {attemptsLeft < PHONE_LIMITS.otpAttemptsPerCode && form.fieldErrors.length === 0 && (
        <p>{fillIn(texts.attemptsLeft, { count: attemptsLeft })}</p>
      )}
      <div className="code-help">
        <Resend calls={calls} />
        <WrongNumber onChange={onChangeNumber} />
      </div>
    </FormScreen>
  );
}

/**
 * Resend button after a countdown, shown every second but announced only every 15. docs/readings.md
 * 27.
 */
export function Resend({ calls }: Pick<CodeProps, 'calls'>) {
  const texts = useTexts();
  const { otp, serverNow } = useApplication();
  const seconds = useSecondsUntil(otp?.resendAt, serverNow);
  const inWords = useFormattedWait();
  const phone = shownPhone(useApplication(), usePortal().boot.locale);
  const sent = {
    nothing: '',
    sentAgain: texts.sentAgain,
    sentNew: (
      <FilledWithLink
        text={texts.change.done}
        place="phone"
        link={<PhoneNumber>{phone}</PhoneNumber>}
      />
    ),
  }[calls.done];
  return (
    <div>
      <p role="status">{sent}</p>
      {seconds > 0 ? (
        <p className="resend-wait" aria-hidden="true">
          <Icon name="clock" size={18} />
          {inWords(texts.resendIn, seconds)}
        </p>
      ) : (
        <Button
          kind="text"
          icon="repeat"
          busy={calls.pending === 'sending'}
          busyLabel={texts.sending}
          onClick={() => void calls.send()}
        >
          {texts.resend}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {seconds > 0 ? inWords(texts.resendIn, announcedSeconds(seconds)) : texts.resendNow}
      </p>
    </div>
  );
}
