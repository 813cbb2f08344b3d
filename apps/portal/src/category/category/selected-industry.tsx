import { type Industry, labelIn } from '@signet/industries/industries';
import { INDUSTRY_PATH } from '@signet/rulebook/core/answer-paths';
import { GivenField } from '@signet/ui/answered-field';
import { idOf } from '@signet/ui/field';
import { usePortal } from '../../platform/application.tsx';
import { useFaultText } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { useShellTexts, useTexts } from '../../platform/texts/text-provider.tsx';

type ChosenProps = { form: FormState; industry: Industry; hasFocus: boolean; onChange: () => void };

/** What was found in the list, in the place of guesses and search: seen as the choice, with a way to change it. */
export function Chosen({ form, industry, hasFocus, onChange }: ChosenProps) {
  const texts = useTexts('category');
  const shell = useShellTexts();
  const faultText = useFaultText();
  const { locale } = usePortal().boot;
  const fault = form.faultAt(INDUSTRY_PATH);
  return (
    <GivenField
      id={idOf(INDUSTRY_PATH)}
      icon="check"
      label={texts.chosen}
      error={fault && faultText(fault)}
      errorPrefix={shell.errorPrefix}
      changeLabel={shell.change}
      onChange={onChange}
      hasFocus={hasFocus}
    >
      {labelIn(industry, locale)}
    </GivenField>
  );
}
