import { nestAnswers } from '@signet/rulebook/core/answers';
import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { BUSINESS_FIELDS } from '@signet/rulebook/sign-up/business-fields';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { AnsweredField } from '@signet/ui/answered-field';
import { Button } from '@signet/ui/button';
import { controlId } from '@signet/ui/field';
import { Fragment, useEffect, useState } from 'react';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { addressLines } from '../../platform/address/format-address.ts';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { applicationAnswers, applicationSecrets } from '../../platform/application-answers.ts';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useFocusField } from '../../platform/form/use-focus-field.ts';
import { type FormState, useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { track, trackOutcome } from '../../platform/track.ts';
import { useStepUpAnswer } from '../../platform/use-step-up-answer.ts';
import { TaxIdChangesLeft } from '../../tax-id/changes-left.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity/business-info');

const ROWS = { ...ADDRESS_FIELDS, ...BUSINESS_FIELDS, ...NAME_FIELDS, ...TAX_ID_FIELDS };
const AT = 'company.address';
const NUMBER = 'company.governmentIdentification.value';
const STEP_UP = { stepUp: 'BUSINESS_INFO' };

/** The business's details once more, to correct or to confirm. docs/readings.md 74. */
export function Screen() {
  const texts = useTexts();
  const shell = useShellTexts();
  const { go } = useNavigation();
  const { setApplication } = usePortal();
  const application = useApplication();
  const { id, market, version, openPages } = application;
  const isSent = openPages.includes('success');
  const answer = useStepUpAnswer('BUSINESS_INFO');
  // A page of its own before the application is sent, where the multistep flow is off. docs/readings.md 41.
  const saveOwn = async (body: ReturnType<typeof nestAnswers>, seen: number) => {
    const view = await call('updateApplication', { params: { id }, body, version: seen });
    setApplication(view);
    go(view.page);
  };
  const form = useForm({
    form: 'businessInfo',
    rows: ROWS,
    initial: applicationAnswers(application),
    given: applicationSecrets(application),
    send: (answers, idempotencyKey) => {
      if (!isSent) return saveOwn(nestAnswers(answers), version);
      return trackOutcome('businessInfo', STEP_UP, () =>
        answer(() => call('submitBusinessInfo', { params: { id }, body: nestAnswers(answers), idempotencyKey })),
      );
    },
  });
  useEffect(() => track('businessInfo.started', STEP_UP), []);
  const later = () => {
    track('stepUp.deferred', STEP_UP);
    go(isSent ? 'success' : application.page);
  };
  const number = (
    <>
      <Question form={form} path={NUMBER} />
      <TaxIdChangesLeft other="otherBusiness" />
    </>
  );
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={isSent ? (market === 'CA' ? texts.leadCanada : texts.lead) : texts.leadOwn}
      why={texts.why}
      action={texts.confirm}
      later={
        <div>
          <Button kind="text" onClick={later}>
            {shell.later}
          </Button>
          <p>{texts.laterText}</p>
        </div>
      }
    >
      <FormQuestions form={form} parts={{ 'company.registered': null, [NUMBER]: number, [AT]: <Address form={form} /> }} />
      <Question form={form} path="company.registered" />
    </FormScreen>
  );
}

/** The address as it stands, to read; its questions come on request, or where one of its parts is refused. */
export function Address({ form }: { form: FormState }) {
  const texts = useTexts();
  const { locale } = usePortal().boot;
  const [isChanging, setChanging] = useState(false);
  const focusField = useFocusField();
  const change = () => {
    setChanging(true);
    focusField(`${AT}.line1`);
  };
  const hasFault = form.faults.some(({ field }) => field.startsWith(`${AT}.`));
  if (isChanging || hasFault) return <AddressQuestion form={form} at={AT} />;
  return (
    <AnsweredField id={`${controlId(AT)}-given`} label={texts.addressTitle} changeLabel={texts.changeAddress} onChange={change}>
      {addressLines(form.values, AT, locale).map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </AnsweredField>
  );
}
