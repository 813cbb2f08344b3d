import { GROUPS, type Industry } from '@signet/rulebook/reference/categories';
import { languageOf } from '@signet/rulebook/reference/markets';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { usePortal } from '../../application.tsx';
import type { FormState } from '../../form.tsx';
import { useFaultText } from '../../question.tsx';
import { useShellTexts, useTexts } from '../../texts.tsx';
import { INDUSTRY_PATH } from './industry-path.ts';

const OTHER = 'other';

type GuessesProps = { form: FormState; guesses: readonly Industry[]; isOther: boolean; onOther: () => void; onGuess: (id: string) => void };

/** "Is this you?": what the business's name speaks of, and a way to say something else. look.md, Category. */
export function Guesses({ form, guesses, isOther, onOther, onGuess }: GuessesProps) {
  const texts = useTexts('category');
  const shell = useShellTexts();
  const faultText = useFaultText();
  const language = languageOf(usePortal().boot.locale);
  const fault = isOther ? undefined : form.faultAt(INDUSTRY_PATH);
  const options = guesses.map(({ id, label, group }) => ({
    value: String(id),
    label: label[language],
    help: GROUPS.find((row) => row.id === group)?.label[language],
  }));
  return (
    <ChoiceCards
      id={isOther ? 'category-guesses' : undefined}
      name={INDUSTRY_PATH}
      legend={texts.guessLegend}
      error={fault && faultText(fault)}
      errorPrefix={shell.errorPrefix}
      value={isOther ? OTHER : form.values[INDUSTRY_PATH]}
      onChange={(value) => (value === OTHER ? onOther() : onGuess(value))}
      options={[...options, { value: OTHER, label: texts.other, help: texts.otherHelp }]}
    />
  );
}
