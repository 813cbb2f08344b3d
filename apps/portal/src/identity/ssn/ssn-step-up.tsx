import { nestAnswers } from '@signet/rulebook/core/answers';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication } from '../../platform/application.tsx';
import { applicationAnswers } from '../../platform/application-answers.ts';
import { toFormErrors } from '../../platform/form/form-errors.ts';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { track, trackOutcome } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { useStepUpAnswer } from '../../platform/use-step-up-answer.ts';
import { TaxIdChangesLeft } from '../../tax-id/changes-left.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity/ssn');

const { firstName, lastName } = NAME_FIELDS;
const ROWS = { firstName, lastName, ssn: TAX_ID_FIELDS.ssn };
const STEP_UP = { stepUp: 'FULL_SSN' };

/** All nine digits and the name on the card; photo ID in their place, or later. docs/readings.md 79. */
export function SsnStepUp() {
  const texts = useTexts();
  const shell = useShellTexts();
  const { go } = useNavigation();
  const application = useApplication();
  const { id } = application;
  const answer = useStepUpAnswer('FULL_SSN');
  const form = useForm({
    form: 'fullSsn',
    rows: ROWS,
    initial: applicationAnswers(application),
    send: (answers, idempotencyKey) =>
      trackOutcome('fullSsn', STEP_UP, () =>
        answer(() => call('submitFullSsn', { params: { id }, body: nestAnswers(answers), idempotencyKey })),
      ),
  });
  const { doing, mutate } = useMutation<'leaving'>({ tell: (error) => form.fail(toFormErrors(error)) });
  const photoId = (idempotencyKey: string) =>
    answer(() => call('submitFullSsn', { params: { id }, query: { skip: 'true' }, body: {}, idempotencyKey }));
  useEffect(() => track('fullSsn.started', STEP_UP), []);
  const later = () => {
    track('stepUp.deferred', STEP_UP);
    go('success');
  };
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={texts.lead}
      why={texts.why}
      later={
        <div>
          <Details summary={texts.photoTitle}>
            <p>{texts.photoText}</p>
            <Button kind="secondary" busy={doing === 'leaving'} busyLabel={texts.leaving} onClick={() => void mutate('leaving', photoId)}>
              {texts.photo}
            </Button>
          </Details>
          <Button kind="text" onClick={later}>
            {shell.later}
          </Button>
          <p>{texts.laterText}</p>
        </div>
      }
    >
      <Question form={form} path="applicant.name.firstName" hint={texts.nameHint} />
      <Question form={form} path="applicant.name.lastName" hint={texts.nameHint} />
      <div>
        <Question form={form} path="applicant.governmentIdentification.value" />
        <Details summary={texts.numberWhy}>
          <p>{texts.numberSafe}</p>
        </Details>
      </div>
      <TaxIdChangesLeft other="otherPerson" />
    </FormScreen>
  );
}
