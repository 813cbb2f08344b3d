import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { controlId } from '@signet/ui/field';
import { useState } from 'react';
import type { FormState } from '../../platform/form/use-form.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('category/category');

const PATH = 'company.inQuebec';

export type QuebecAnswer = 'YES' | 'NO';

/**
 * "Yes" leads to the refusal page, "no" continues. The answer itself is not sent, because the
 * address decides.
 */
export function useQuebecQuestion(form: FormState, isAsked: boolean) {
  const texts = useTexts();
  const [answer, setAnswer] = useState<QuebecAnswer>();
  const submit: FormState['submit'] = async (over) => {
    const isValidated = isAsked && (form.values[INDUSTRY_PATH] ?? '') !== '';
    if (isValidated && answer === 'YES')
      return form.fail([{ code: 'quebec.blocked', field: INDUSTRY_PATH }]);
    if (isValidated && answer === undefined)
      return form.fail([
        {
          code: PATH,
          field: PATH,
          message: texts.quebecRequired,
          targetId: `${controlId(PATH)}-YES`,
        },
      ]);
    return form.submit(over);
  };
  const choose = (chosen: QuebecAnswer) => {
    setAnswer(chosen);
    if (form.errorAt(PATH)) form.dismiss();
  };
  // Choosing another industry removes the question and its error.
  const fieldErrors = isAsked
    ? form.fieldErrors
    : form.fieldErrors.filter(({ field }) => field !== PATH);
  return { form: { ...form, fieldErrors, submit }, answer, choose };
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
      name={PATH}
      legend={texts.quebecTitle}
      error={form.errorAt(PATH)?.message}
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
