import type { StepUpPageTexts } from '@signet/rulebook/core/step-up-page-texts';
import type { RouteId } from '@signet/rulebook/routes';
import { type FormStepUp, formStepUpOf } from '@signet/rulebook/step-ups';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';

const useTexts = textsOf<Readonly<Partial<Record<RouteId, StepUpPageTexts>>>>('rulebook/step-ups');

/** The step-up that is answered on this page, and what its page says. */
export function useStepUpOfPage(): { type: FormStepUp; texts: StepUpPageTexts } {
  const page = useNavigation().matched?.route;
  const type = page && formStepUpOf(page);
  const texts = useTexts();
  const own = page && texts[page];
  if (type === undefined || own === undefined) throw new Error(`no step-up is answered by the form of ${page}`);
  return { type, texts: own };
}
