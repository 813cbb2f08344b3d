import { answersTold } from '@signet/rulebook/analytics/answers-told';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { onboardingFailurePage } from '@signet/rulebook/error-recovery';
import { TERMS_FIELDS } from '@signet/rulebook/sign-up/terms-fields';
import { isQuebecRefusal, QuebecRefusal } from '../../category/quebec/quebec-refusal.tsx';
import { ApiError, call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { applicationAnswers, useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { Terms, useTermsLanguage } from '../terms/terms.tsx';
import { AnswerList } from './answer-list.tsx';
import { MessageLanguage } from './message-language.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/check-answers');

const ROWS = TERMS_FIELDS;

const CONFLICT = 409;

/** After no reply, a busy server or "already submitted", the application may have been accepted. docs/readings.md 11. */
const mayBeTaken = (code: ErrorCode): boolean => {
  const { status } = ERRORS[code];
  return status === CONFLICT || onboardingFailurePage(status) === 'success';
};

/** Server failures lead to the error page, except those that count as no reply; the form shows everything else. docs/readings.md 11. */
function toErrorPage(error: unknown): undefined {
  if (!(error instanceof ApiError) || ERRORS[error.code].status < 500 || onboardingFailurePage(ERRORS[error.code].status) === 'success')
    throw error;
  showError({ code: 'onboarding.failed', data: error.reference === undefined ? undefined : { reference: error.reference } });
}

/** Review of all answers with the terms and the submit button. docs/readings.md 40. */
export function Screen() {
  const texts = useTexts();
  const { boot, setApplication, reload } = usePortal();
  const application = useApplication();
  const { id, currency } = application;
  const { go, to } = useNavigation();
  const agreement = useTermsLanguage();
  const askAgain = async (error: unknown) => {
    if (!(error instanceof ApiError) || !mayBeTaken(error.code)) throw error;
    const fresh = await reload(id);
    if (fresh.page === 'check-answers') throw error;
    return fresh;
  };
  const send = async (_answers: unknown, idempotencyKey: string) => {
    const terms = { signed: true, id: boot.terms.id, version: boot.terms.version, language: agreement.language } as const;
    const view = await call('onboardApplication', { params: { id }, body: { terms }, idempotencyKey }).catch(askAgain).catch(toErrorPage);
    if (view === undefined) return;
    track('onboarding.sent', { currency, ...answersTold(application.market, applicationAnswers(application)) });
    setApplication(view);
    go(view.page, { id, replace: true });
  };
  const form = useForm({ form: 'terms', rows: ROWS, initial: {}, send });
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} back={to('owner-identity')} />;
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} back={to('owner-identity')} action={texts.send} isStill>
      <AnswerList />
      <MessageLanguage />
      <Terms form={form} terms={agreement} />
    </FormScreen>
  );
}
