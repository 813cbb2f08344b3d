import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { controlId } from '@signet/ui/field';
import type { FormError, FormState } from '../../platform/form/use-form.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('category/category');

export const IN_QUEBEC_PATH = 'company.inQuebec';

export type QuebecAnswer = 'YES' | 'NO';

/**
 * "Yes" leads to the refusal page, "no" continues. The answer itself is not sent, because the
 * address decides.
 */
export function useQuebecError(answer: QuebecAnswer | undefined): FormError | undefined {
  const { quebecRequired } = useTexts();
  if (answer === 'NO') return undefined;
  if (answer === 'YES') return { code: 'quebec.blocked', field: INDUSTRY_PATH };
  return {
    code: IN_QUEBEC_PATH,
    field: IN_QUEBEC_PATH,
    message: quebecRequired,
    targetId: `${controlId(IN_QUEBEC_PATH)}-YES`,
  };
}

type InQuebecProps = {
  form: FormState;
  answer: QuebecAnswer | undefined;
  onChoose: (answer: QuebecAnswer) => void;
};

/** "Is your business in Quebec?" docs/readings.md 57. */
export function QuebecQuestion({ form, answer, onChoose }: InQuebecProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  return (
    <ChoiceCards
      name={IN_QUEBEC_PATH}
      legend={texts.quebecTitle}
      error={form.errorAt(IN_QUEBEC_PATH)?.message}
      errorPrefix={shell.errorPrefix}
      value={answer}
      onChange={onChoose}
      options={(['YES', 'NO'] as const).map((value) => ({
        value,
        label: texts.quebecAnswers[value],
      }))}
    />
  );
}
