import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { StepUpPageTexts } from '@signet/rulebook/core/step-up-page-texts';
import { FIELDS } from '@signet/rulebook/fields';
import { FORMS } from '@signet/rulebook/forms';
import type { FormStepUp, StepUpType } from '@signet/rulebook/reference/enumerations';
import { STEP_UP_DEFINITIONS } from '@signet/rulebook/step-up-definitions';
import { STEP_UPS } from '@signet/rulebook/step-ups';
import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { type ReactNode, useEffect } from 'react';
import { call, callStepUp } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import {
  applicationAnswers,
  applicationSecrets,
  type FormState,
  toFormErrors,
  useForm,
} from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { track, trackOutcome } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { StepUpQuestions } from './step-up-questions.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/step-up-form');

type StepUpFormProps = {
  type: FormStepUp;
  pageTexts: StepUpPageTexts;
  isSent: boolean;
  /** Replaces the form's questions in their usual order. */
  drawQuestions?: (form: FormState) => ReactNode;
};

/**
 * A step-up's questions, an alternative when there is one, and the option to defer.
 * docs/readings.md 74 and 79.
 */
export function StepUpForm({ type, pageTexts, isSent, drawQuestions }: StepUpFormProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const { go } = useNavigation();
  const { setApplication } = usePortal();
  const application = useApplication();
  const { id, market, version } = application;
  const { answer: answered, event } = STEP_UP_DEFINITIONS[type];
  const { deferrable, replacedBy } = STEP_UPS[type];
  const stepUp = { stepUp: type };
  const answer = useStepUpAnswer(type);
  const send = (body: object, idempotencyKey: string, query: { skip?: 'true' } = {}) =>
    answer(() => callStepUp(answered.path, { params: { id }, query, body, idempotencyKey }));
  const saveBeforeSending = async (body: ReturnType<typeof nestAnswers>) => {
    const view = await call('updateApplication', { params: { id }, body, version });
    setApplication(view);
    go(view.page);
  };
  const form = useForm({
    form: answered.form,
    rows: FIELDS,
    initial: applicationAnswers(application),
    onFile: new Map(
      [...applicationSecrets(application)].filter(([path]) => !asksAgain(type, path)),
    ),
    send: (answers, idempotencyKey) =>
      isSent
        ? trackOutcome(event, stepUp, () => send(nestAnswers(answers), idempotencyKey))
        : saveBeforeSending(nestAnswers(answers)),
  });
  const { pending, mutate } = useMutation<'leaving'>({
    onError: (error) => form.fail(toFormErrors(error)),
  });
  useEffect(() => track(`${event}.started`, { stepUp: type }), [event, type]);
  const later = () => {
    track('stepUp.deferred', stepUp);
    go(isSent ? 'success' : application.page);
  };
  const { replacement, leadByMarket, leadBeforeSending } = pageTexts;
  const lead = isSent
    ? ((market === 'CA' ? leadByMarket?.CA : undefined) ?? pageTexts.lead)
    : (leadBeforeSending ?? pageTexts.lead);
  const instead = replacement && replacedBy && (
    <Button
      kind="secondary"
      busy={pending === 'leaving'}
      busyLabel={texts.leaving}
      onClick={() =>
        void mutate('leaving', (idempotencyKey) => send({}, idempotencyKey, { skip: 'true' }))
      }
    >
      {replacement.action}
    </Button>
  );
  // An ITIN cannot be the SSN that is asked for, so what replaces it stands beside the message.
  const offersAtOnce = form.fieldErrors.some(({ code }) => code === 'ssn.itin');
  return (
    <FormScreen
      form={form}
      title={pageTexts.title}
      lead={lead}
      why={pageTexts.why}
      action={pageTexts.action}
      later={
        <div>
          {replacement && !offersAtOnce && (
            <Details summary={replacement.title}>
              <p>{replacement.text}</p>
              {instead}
            </Details>
          )}
          {deferrable && (
            <>
              <Button kind="text" onClick={later}>
                {shell.later}
              </Button>
              <p className="meta">{texts.laterText}</p>
            </>
          )}
        </div>
      }
    >
      {drawQuestions?.(form) ?? <StepUpQuestions form={form} texts={pageTexts} />}
      {offersAtOnce && instead}
    </FormScreen>
  );
}

const asksAgain = (type: FormStepUp, path: string): boolean =>
  FORMS[STEP_UP_DEFINITIONS[type].answer.form].some(
    (formField) => formField.path === path && 'ignoresOnFile' in formField,
  );

type Send = () => Promise<{ application: ApplicationView }>;

function useStepUpAnswer(type: StepUpType): (send: Send) => Promise<void> {
  const { setApplication } = usePortal();
  const { go } = useNavigation();
  return async (send) => {
    const { application } = await send();
    setApplication(application);
    go('verifying', { replace: true, query: `step-up=${type}` });
  };
}
