import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { localized } from '@signet/rulebook/core/localized';
import { type Locale, languageOf } from '@signet/rulebook/reference/locales';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { Skeleton } from '@signet/ui/skeleton';
import { usePortal } from '../../platform/application.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { IndustrySuggestionState } from './use-suggestions.ts';
import './suggestions.css';

const useTexts = textsOf<typeof TEXTS>('category/category');

/**
 * What fits on one line of the narrowest phone: a suggestion is two lines high, a short name with
 * help or a long name alone.
 */
const NAME_MAX_CHARS = 20;
const HELP_MAX_CHARS = 24;
/** The same where two stand side by side. */
const SHARED_NAME_MAX_CHARS = 12;

type GuessesProps = {
  form: FormState;
  prediction: IndustrySuggestionState;
  onGuess: (id: string) => void;
};

/**
 * "Is this you?": suggestions, with placeholders of the same size while they load. docs/readings.md
 * 59.
 */
export function Suggestions({ form, prediction, onGuess }: GuessesProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const errorText = useErrorText();
  const { locale } = usePortal().boot;
  const { shown, isSure, waiting, isFirst, hasOnePlace, isTouched } = prediction;
  const fieldError = isFirst ? form.errorAt(INDUSTRY_PATH) : undefined;
  const isShared = hasOnePlace && shown.length > 1;
  const helpBeside = (name: string, help: () => string): string | undefined => {
    if (name.length > (isShared ? SHARED_NAME_MAX_CHARS : NAME_MAX_CHARS)) return undefined;
    if (isShared) return texts.guessShort;
    return hasOnePlace ? texts.guessLegend : help();
  };
  const options = shown.map((industry) => ({
    value: String(industry.id),
    label: localized(industry.label, locale),
    help: helpBeside(localized(industry.label, locale), () => helpOf(industry, locale)),
  }));
  const isPlaceEmpty = hasOnePlace && !isTouched;
  if (shown.length + waiting === 0 && !isPlaceEmpty) return null;
  return (
    <div className={hasOnePlace ? 'suggestions has-one-place' : 'suggestions'}>
      {options.length > 0 && (
        <ChoiceCards
          id={isFirst ? undefined : 'category-guesses'}
          name={isFirst ? INDUSTRY_PATH : `${INDUSTRY_PATH}.guess`}
          legend={texts.guessLegend}
          legendHidden={hasOnePlace}
          hint={isSure && !hasOnePlace ? texts.guessOne : undefined}
          error={fieldError && errorText(fieldError)}
          errorPrefix={shell.errorPrefix}
          value={form.values[INDUSTRY_PATH]}
          onChange={onGuess}
          options={options}
        />
      )}
      {waiting > 0 && <Skeleton kind="choice" count={waiting} />}
    </div>
  );
}

function helpOf({ keywords }: DescribedIndustry, locale: Locale): string {
  const words = keywords[languageOf(locale)] ?? keywords.en ?? [];
  const fitting = words
    .filter((_word, at) => words.slice(0, at + 1).join(', ').length <= HELP_MAX_CHARS)
    .slice(0, 4)
    .join(', ');
  return fitting.slice(0, 1).toLocaleUpperCase(locale) + fitting.slice(1);
}
