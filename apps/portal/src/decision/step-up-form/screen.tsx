import type { StepUpPageTexts } from '@signet/rulebook/core/step-up-page-texts';
import type { FormStepUp } from '@signet/rulebook/reference/enumerations';
import type { RouteId } from '@signet/rulebook/routes';
import { formStepUpOf, STEP_UPS } from '@signet/rulebook/step-ups';
import { isTaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { FullTaxIdForm } from '../../tax-id/full-tax-id-form.tsx';
import { MarkedForm } from './marked-form.tsx';
import { StepUpForm } from './step-up-form.tsx';

/**
 * Page of any step-up answered by a single form; with the multistep flow off, some appear before
 * submission too. docs/readings.md 41.
 */
export function Screen() {
  const { type, texts } = useStepUpOfPage();
  const isSent = useApplication().openPages.includes('success');
  const { answer, beforeSending, taxInformation } = STEP_UPS[type];
  if (answer?.isOfMarks) return <MarkedForm type={type} texts={texts} />;
  return !isSent && beforeSending === 'number' && isTaxInformationType(taxInformation?.type) ? (
    <FullTaxIdForm
      type={taxInformation.type}
      title={texts.title}
      lead={texts.leadBeforeSending ?? texts.lead}
      why={texts.why}
    />
  ) : (
    <StepUpForm type={type} pageTexts={texts} isSent={isSent} />
  );
}

const useTexts = textsOf<Readonly<Partial<Record<RouteId, StepUpPageTexts>>>>('rulebook/step-ups');

/** The step-up of the current page with its texts; throws when the page has none. */
export function useStepUpOfPage(): { type: FormStepUp; texts: StepUpPageTexts } {
  const page = useNavigation().matched?.route;
  const type = page && formStepUpOf(page);
  const texts = useTexts();
  const own = page && texts[page];
  if (type === undefined || own === undefined)
    throw new Error(`no step-up is answered by the form of ${page}`);
  return { type, texts: own };
}
