import { ADDRESS } from '@signet/rulebook/sign-up/address-fields';
import { BUSINESS } from '@signet/rulebook/sign-up/business-fields';
import { NAMES } from '@signet/rulebook/sign-up/name-fields';
import { TAX_IDS } from '@signet/rulebook/tax-id/fields';
import type { RouteId } from '@signet/rulebook/routes';
import { Button } from '@signet/ui/button';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';
import { answersOf, bodyOf, givenOf, useApplication, usePortal } from '../../platform/application.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { Question } from '../../platform/form/question.tsx';
import { useStepUpAnswer } from '../../platform/use-step-up-answer.ts';
import { Tries } from '../../tax-id/changes-left.tsx';
import { useShellTexts, useTexts } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { tracked } from '../../platform/zz-tracked.ts';
import { Address } from './zz-screens-business-info-address.tsx';

const { ein, corporationNumber } = TAX_IDS;
const { legalName, dba } = NAMES;
const ROWS = { ...ADDRESS, ein, corporationNumber, legalName, dba, registered: BUSINESS.registered };
const STEP_UP = { stepUp: 'BUSINESS_INFO' };

/** The business's details once more, to correct or to confirm. Document 1, section 2, business-info double-check; decisions.md, section 4, row 12. */
export function Screen() {
  const texts = useTexts('business-info');
  const shell = useShellTexts();
  const { go } = useNavigation();
  const { setApplication } = usePortal();
  const application = useApplication();
  const { id, market, version, openPages } = application;
  const isSent = openPages.includes('success');
  const answer = useStepUpAnswer('BUSINESS_INFO');
  // A page of its own before the application is sent, where the multistep flow is off. decisions.md, row 30.
  const saveOwn = async (body: ReturnType<typeof bodyOf>, seen: number) => {
    const view = await call('updateApplication', { params: { id }, body, version: seen });
    setApplication(view);
    go(view.page as RouteId); // the server computes it from ROUTES
  };
  const form = useForm({
    form: 'businessInfo',
    rows: ROWS,
    initial: answersOf(application),
    given: givenOf(application),
    send: (answers, idempotencyKey) => {
      if (!isSent) return saveOwn(bodyOf(answers), version);
      return tracked('businessInfo', STEP_UP, () =>
        answer(() => call('checkBusinessInfo', { params: { id }, body: bodyOf(answers), idempotencyKey })),
      );
    },
  });
  useEffect(() => track('businessInfo.started', STEP_UP), []);
  const later = () => {
    track('stepUp.later', STEP_UP);
    go(isSent ? 'success' : (application.page as RouteId)); // the server computes it from ROUTES
  };
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
      <Question form={form} path="company.name" />
      <Question form={form} path="company.governmentIdentification.value" />
      <Tries other="otherBusiness" />
      <Question form={form} path="company.dba" />
      <Address form={form} />
      <Question form={form} path="company.registered" />
    </FormScreen>
  );
}
