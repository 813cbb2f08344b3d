import type { ErrorCode } from '@signet/rulebook/core/errors';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Spinner } from '@signet/ui/loading';
import { Actions } from '@signet/ui/page';
import { ReviewRequest } from '../../decision/review-request/review-request.tsx';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useFormattedWait, useSecondsUntil } from '../../platform/application-events/countdown.ts';
import { useErrorText } from '../../platform/form/question.tsx';
import { SaveForLater } from '../../platform/save-for-later/save-for-later.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { FilledWithLink, PhoneNumber } from '../../platform/support-links.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { firstCodeDueAt, shownPhone } from '../phone-step.ts';
import { PhotoIdButton } from '../photo-id-alternative.tsx';
import type { TEXTS as PHONE_TEXTS } from '../texts.en-US.ts';
import { OtherProofs, WrongNumber } from './code-alternatives.tsx';
import type { CodeProps } from './code-form.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/otp');
const usePhoneTexts = textsOf<typeof PHONE_TEXTS>('phone');

function CodeError({ form, before }: Pick<CodeProps, 'form'> & { before?: ErrorCode | undefined }) {
  const errorText = useErrorText();
  const fieldError = form.fieldErrors[0] ?? (before && { code: before, field: '' });
  return (
    <div className={fieldError ? undefined : 'visually-hidden'} role="alert">
      {fieldError && <Banner tone="bad">{errorText(fieldError)}</Banner>}
    </div>
  );
}

/** The form without errors that the page's own words tell already. */
const withoutTold = (form: CodeProps['form'], told: readonly string[]): CodeProps['form'] => ({
  ...form,
  fieldErrors: form.fieldErrors.filter(({ code }) => !told.includes(code)),
});

type Calls = Pick<CodeProps, 'calls'>;

function SendCode({ calls, seconds, text }: Calls & { seconds: number; text: string }) {
  const texts = useTexts();
  const inWords = useFormattedWait();
  if (seconds > 0) return <p>{inWords(texts.sendIn, seconds)}</p>;
  return (
    <Button
      busy={calls.pending === 'sending'}
      busyLabel={texts.sending}
      onClick={() => void calls.send()}
    >
      {text}
    </Button>
  );
}

const Later = ({ calls }: Calls) => (
  <>
    <div>
      <OtherProofs calls={calls} />
    </div>
    <SaveForLater />
  </>
);

/** No code sent yet: the server is sending it, or failed and the button retries. */
export function CodeNotSent({ form, calls, onChangeNumber }: CodeProps) {
  const texts = useTexts();
  const application = useApplication();
  const phone = shownPhone(application, usePortal().boot.locale);
  // Links count too, because codes and links share one send limit.
  const seconds = useSecondsUntil(application.otp?.resendAt, application.serverNow);
  const dueAt = firstCodeDueAt(application);
  const isOnItsWay = useSecondsUntil(dueAt, application.serverNow) > 0;
  const hasFailed = dueAt !== undefined && !isOnItsWay && seconds === 0; // a send in progress has a countdown
  return (
    <ScreenPage
      title={texts.titleUnsent}
      lead={
        <FilledWithLink
          text={texts.leadUnsent}
          place="phone"
          link={<PhoneNumber>{phone}</PhoneNumber>}
        />
      }
      why={texts.why}
    >
      <CodeError form={form} before={hasFailed ? 'otp.notSent' : undefined} />
      <WrongNumber onChange={onChangeNumber} />
      <Actions later={<Later calls={calls} />}>
        {isOnItsWay ? (
          <Spinner label={texts.sending} />
        ) : (
          <SendCode calls={calls} seconds={seconds} text={texts.send} />
        )}
      </Actions>
    </ScreenPage>
  );
}

export function CodeSpent({
  form,
  calls,
  hasExpired,
  onChangeNumber,
}: CodeProps & { hasExpired: boolean }) {
  const texts = useTexts();
  const { otp, serverNow } = useApplication();
  const seconds = useSecondsUntil(otp?.resendAt, serverNow);
  return (
    <ScreenPage
      title={texts.spent.title}
      lead={hasExpired ? texts.expired : texts.spent.lead}
      why={texts.why}
    >
      <CodeError form={withoutTold(form, ['otp.attemptsExceeded', 'otp.expired'])} />
      <WrongNumber onChange={onChangeNumber} />
      <Actions later={<Later calls={calls} />}>
        <SendCode calls={calls} seconds={seconds} text={texts.spent.action} />
      </Actions>
    </ScreenPage>
  );
}

export function CodeLocked({
  form,
  calls,
  lockedUntil,
  onChangeNumber,
}: CodeProps & { lockedUntil: number | undefined }) {
  const texts = useTexts();
  const errors = useErrorTexts();
  const phoneLink = usePhoneTexts();
  const locked = lockedUntil === undefined ? 'otp.permanentlyLocked' : 'otp.temporarilyLocked';
  return (
    <ScreenPage title={phoneLink.titleLocked} lead={errors[locked]} why={texts.why}>
      <CodeError form={withoutTold(form, [locked])} />
      <p>{texts.photoText}</p>
      <WrongNumber onChange={onChangeNumber} />
      <Actions>
        <PhotoIdButton
          isLeaving={calls.pending === 'leaving'}
          onPress={() => void calls.photoId()}
          kind="primary"
        />
      </Actions>
      <ReviewRequest />
    </ScreenPage>
  );
}
