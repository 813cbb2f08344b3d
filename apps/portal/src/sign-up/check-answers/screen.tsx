import './check-answers.css';
import { answersTold } from '@signet/rulebook/analytics/answers-told';
import { TERMS_FIELDS } from '@signet/rulebook/sign-up/terms-fields';
import { isQuebecRefusal, QuebecRefusal } from '../../category/quebec/quebec-refusal.tsx';
import { useApplication } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { applicationAnswers, useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { AnswerList } from '../answer-list/answer-list.tsx';
import { Terms, useTermsLanguage } from '../terms/terms.tsx';
import { useOnboard } from '../use-onboard.ts';
import { MessageLanguage } from './message-language.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/check-answers');

const ROWS = TERMS_FIELDS;

/** Review of all answers with the terms and the submit button. docs/readings.md 40. */
export function Screen() {
  const texts = useTexts();
  const application = useApplication();
  const { currency } = application;
  const { to } = useNavigation();
  const agreement = useTermsLanguage();
  const onboard = useOnboard();
  const onSent = () =>
    track('onboarding.sent', {
      currency,
      ...answersTold(application.market, applicationAnswers(application)),
    });
  const send = (_answers: unknown, idempotencyKey: string) =>
    onboard({ application, agreement, idempotencyKey, onSent });
  const form = useForm({ form: 'terms', rows: ROWS, initial: {}, send });
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} back={to('owner-identity')} />;
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={texts.lead}
      back={to('owner-identity')}
      action={texts.send}
      isStill
    >
      <div className="answer-cards">
        <AnswerList />
      </div>
      <MessageLanguage />
      <Terms form={form} terms={agreement} />
    </FormScreen>
  );
}
