import { APPLICANT_PHONE_PATH, nestAnswers } from '@signet/rulebook/core/answers';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { PHONE_FIELDS } from '@signet/rulebook/phone/phone-number-fields';
import { Button } from '@signet/ui/button';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/otp');
const ROWS = { phone: PHONE_FIELDS.phone };

type ChangeNumberProps = { onChanged: () => void; onKept: () => void };

/**
 * Replaces a mistyped number. A separate file, so that the code page does not load the phone number
 * rules. docs/decisions/0053.
 */
export function ChangeNumber({ onChanged, onKept }: ChangeNumberProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { setApplication } = usePortal();
  const { id, otp } = useApplication();
  const changesLeft = otp?.changesLeft ?? PHONE_LIMITS.phoneChangesPerDay;
  const form = useForm({
    form: 'phoneChange',
    rows: ROWS,
    initial: {},
    keptAs: 'phone',
    send: async (answers, idempotencyKey) => {
      const { application } = await call('changePhone', {
        params: { id },
        body: nestAnswers(answers),
        idempotencyKey,
      });
      setApplication(application);
      onChanged();
    },
  });
  return (
    <FormScreen
      form={form}
      title={texts.change.title}
      action={texts.change.send}
      later={
        <Button kind="text" onClick={onKept}>
          {texts.change.cancel}
        </Button>
      }
    >
      <Question form={form} path={APPLICANT_PHONE_PATH} hint={texts.change.hint} />
      {changesLeft < PHONE_LIMITS.phoneChangesPerDay && (
        <p>{fillIn(texts.change.left, { count: changesLeft })}</p>
      )}
    </FormScreen>
  );
}
