import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { localized } from '@signet/rulebook/core/localized';
import { AnsweredField } from '@signet/ui/answered-field';
import { controlId } from '@signet/ui/field';
import { usePortal } from '../../platform/application.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('category/category');

type ChosenProps = { form: FormState; industry: DescribedIndustry; onChange: () => void };

export function SelectedIndustry({ form, industry, onChange }: ChosenProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const errorText = useErrorText();
  const { locale } = usePortal().boot;
  const fieldError = form.errorAt(INDUSTRY_PATH);
  return (
    <AnsweredField
      id={controlId(INDUSTRY_PATH)}
      icon="check"
      label={texts.chosen}
      error={fieldError && errorText(fieldError)}
      errorPrefix={shell.errorPrefix}
      changeLabel={shell.change}
      onChange={onChange}
    >
      {localized(industry.label, locale)}
    </AnsweredField>
  );
}
