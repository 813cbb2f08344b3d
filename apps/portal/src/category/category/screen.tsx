import { type Locale, languageOf } from '@signet/rulebook/reference/locales';
import { LoadingOverlay } from '@signet/ui/loading';
import type { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { type FormState, toFormErrors } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import { useResumedPress } from '../../platform/use-resumed-press.ts';
import { type SignUpStep, useSignUpStep } from '../../sign-up/use-sign-up-step.ts';
import { preloadIndustries } from '../load-industries.ts';
import { QuebecRefusal } from '../quebec/quebec-refusal.tsx';
import { IndustryNotice } from './industry-notice.tsx';
import { QuebecQuestion } from './quebec-question.tsx';
import { SearchField } from './search-field.tsx';
import { SelectedIndustry } from './selected-industry.tsx';
import { Suggestions } from './suggestions.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { UnsupportedIndustry } from './unsupported-industry.tsx';
import { useCategoryForm } from './use-category-form.ts';

const useTexts = textsOf<typeof TEXTS>('category/category');

/** The industries' words, which the screen needs before it can render. */
export const loadFirst = (locale: Locale): Promise<unknown> =>
  preloadIndustries([languageOf(locale)]);

export function Screen() {
  const texts = useTexts();
  const { boot } = usePortal();
  const { matched } = useNavigation();
  const signUp = useSignUpStep('category');
  const { form, chosen, prediction, search, setSearch, choose, quebec, isInQuebec, isBlocked } =
    useCategoryForm(signUp);
  const isReturning = useReturnFromSignIn(signUp, form);
  const [taken, setTaken] = useState(0);
  if (isInQuebec) return <QuebecRefusal form={form} asks="category" back={signUp.back} />;
  if (isBlocked) {
    const chooseAgain = () => {
      setSearch('changing');
      form.dismiss();
    };
    return <UnsupportedIndustry industry={chosen} back={signUp.back} onChooseAgain={chooseAgain} />;
  }
  const guesses = (
    <Suggestions
      form={form}
      prediction={prediction}
      onGuess={(id) => {
        setTaken((times) => times + 1); // clears the text typed into the search
        choose(id, 'guess');
      }}
    />
  );
  const isGuessed = prediction.shown.some(({ id }) => id === chosen?.id);
  const found = search === 'untouched' && !isGuessed ? chosen : undefined;
  const leavesToSignIn = matched?.id === undefined && !boot.signedIn;
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={texts.lead}
      why={texts.why}
      back={signUp.back}
      action={leavesToSignIn ? texts.saveAction : undefined}
    >
      {found ? (
        <SelectedIndustry form={form} industry={found} onChange={() => setSearch('changing')} />
      ) : (
        <>
          {prediction.isFirst && guesses}
          <SearchField
            key={taken}
            form={form}
            isSecond={prediction.isFirst && prediction.shown.length + prediction.waiting > 0}
            chosen={isGuessed ? undefined : chosen}
            hasFocus={search === 'changing'}
            onType={() => setSearch('used')}
            onChoose={(id) => choose(id, 'search')}
          />
          {!prediction.isFirst && guesses}
        </>
      )}
      <IndustryNotice industry={chosen} />
      {quebec && <QuebecQuestion form={form} {...quebec} />}
      <Question form={form} path="company.site" />
      {leavesToSignIn && (
        <div>
          <h2>{texts.saveTitle}</h2>
          <p>{texts.saveText}</p>
        </div>
      )}
      <LoadingOverlay show={isReturning} label={texts.returning} />
    </FormScreen>
  );
}

/**
 * After sign-in, resumes the press that led there and creates the application; true while that
 * runs. docs/readings.md 38.
 */
export function useReturnFromSignIn(
  { press, create, initial }: SignUpStep,
  { fail }: FormState,
): boolean {
  const [key] = useState(press);
  const [isAnswered, setAnswered] = useState(false);
  const onError = (error: ApiError) => {
    setAnswered(true);
    fail(toFormErrors(error));
  };
  const { mutate } = useMutation<'creating'>({ onError });
  useResumedPress(key !== undefined, () =>
    mutate('creating', (own) => create(initial, key ?? own)),
  );
  return key !== undefined && !isAnswered;
}
