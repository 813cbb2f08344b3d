import { STEP_UPS } from '@signet/rulebook/step-ups';
import { isTaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { useApplication } from '../../platform/application.tsx';
import { FullTaxIdForm } from '../../tax-id/full-tax-id-form.tsx';
import { StepUpForm } from './step-up-form.tsx';
import { useStepUpOfPage } from './step-up-of-page.ts';

/** The page of any step-up that one form answers; where the multistep flow is off, some stand before sending as well. docs/readings.md 41. */
export function Screen() {
  const { type, texts } = useStepUpOfPage();
  const isSent = useApplication().openPages.includes('success');
  const { beforeSending, taxInformation } = STEP_UPS[type];
  return !isSent && beforeSending === 'number' && isTaxInformationType(taxInformation?.type) ? (
    <FullTaxIdForm type={taxInformation.type} title={texts.title} lead={texts.leadBeforeSending ?? texts.lead} why={texts.why} />
  ) : (
    <StepUpForm type={type} said={texts} isSent={isSent} />
  );
}
