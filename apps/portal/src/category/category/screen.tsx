import { INDUSTRY_FIELDS } from '@signet/rulebook/category/fields';
import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { type Locale, languageOf } from '@signet/rulebook/reference/locales';
import { CONTACT_FIELDS } from '@signet/rulebook/sign-up/contact-fields';
import { LoadingOverlay } from '@signet/ui/loading';
import { useState } from 'react';
import type { ApiError } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { type FormState, toFormErrors, useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { useResumedPress } from '../../platform/use-resumed-press.ts';
import { type SignUpStep, useSignUpStep } from '../../sign-up/use-sign-up-step.ts';
import { preloadIndustries, useIndustries } from '../load-industries.ts';
import { isQuebecRefusal, QuebecRefusal } from '../quebec/quebec-refusal.tsx';
import { IndustryNotice, useMustAskQuebec } from './industry-notice.tsx';
import { QuebecQuestion, useQuebecQuestion } from './quebec-question.tsx';
import { SearchField } from './search-field.tsx';
import { SelectedIndustry } from './selected-industry.tsx';
import { Suggestions } from './suggestions.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { isUnsupportedIndustryError, UnsupportedIndustry } from './unsupported-industry.tsx';
import { useIndustrySuggestions } from './use-suggestions.ts';

const useTexts = textsOf<typeof TEXTS>('category/category');

/**
 * Last use of the search; choosing a suggestion counts as `used`, and `changing` means that a new
 * search was requested.
 */
type Search = 'untouched' | 'used' | 'changing';

/** The industries' words, which the screen needs before it can render. */
export const loadFirst = (locale: Locale): Promise<unknown> =>
  preloadIndustries([languageOf(locale)]);

const ROWS = { industry: INDUSTRY_FIELDS.industry, website: CONTACT_FIELDS.website };

export function Screen() {
  const texts = useTexts();
  const industries = useIndustries();
  const { boot } = usePortal();
  const { matched } = useNavigation();
  const signUp = useSignUpStep('category');
  const [search, setSearch] = useState<Search>('untouched');
  const ownForm = useForm({
    form: 'category',
    rows: ROWS,
    initial: signUp.initial,
    send: signUp.save,
  });
  const chosenId = ownForm.values[INDUSTRY_PATH] ?? '';
  const site = ownForm.fields.some(({ path }) => path === 'company.site')
    ? (ownForm.values['company.site'] ?? '')
    : '';
  const prediction = useIndustrySuggestions(
    signUp.initial,
    site,
    search !== 'untouched' || chosenId !== '',
  );
  const sure =
    search === 'untouched' && chosenId === '' && prediction.isSure
      ? prediction.shown[0]
      : undefined;
  const preselected = withPreselected(ownForm, sure && String(sure.id));
  const [hasPressed, setPressed] = useState(false); // choosing only shows a banner; the refusal page appears after Continue
  const chosen = industries.find(
    ({ id }) => id === Number(preselected.values[INDUSTRY_PATH] ?? ''),
  );
  const asksQuebec = useMustAskQuebec(chosen);
  const quebec = useQuebecQuestion(preselected, asksQuebec);
  const submit: FormState['submit'] = (over) => {
    setPressed(true);
    if (sure !== undefined) track('category.chosen', { industry: String(sure.id), how: 'guess' });
    return quebec.form.submit(over);
  };
  const form = { ...quebec.form, submit };
  const isReturning = useReturnFromSignIn(signUp, form);
  const [taken, setTaken] = useState(0);
  const choose = (id: string, how: 'guess' | 'search') => {
    setPressed(false);
    setSearch('used');
    form.set(INDUSTRY_PATH, id);
    if (id !== '') track('category.chosen', { industry: id, how });
  };
  const chooseAnew = () => {
    setSearch('changing');
    form.dismiss();
  };
  if (isQuebecRefusal(form))
    return <QuebecRefusal form={form} asks="category" back={signUp.back} />;
  if (hasPressed && isUnsupportedIndustryError(form))
    return (
      <UnsupportedIndustry
        form={{ ...form, dismiss: chooseAnew }}
        industry={chosen}
        back={signUp.back}
      />
    );
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
  const shown = withoutRefusal(form); // shown by the banner and after Continue
  return (
    <FormScreen
      form={shown}
      title={texts.title}
      lead={texts.lead}
      why={texts.why}
      back={signUp.back}
      action={leavesToSignIn ? texts.saveAction : undefined}
    >
      {found ? (
        <SelectedIndustry form={shown} industry={found} onChange={() => setSearch('changing')} />
      ) : (
        <>
          {prediction.isFirst && guesses}
          <SearchField
            key={taken}
            form={shown}
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
      {asksQuebec && (
        <QuebecQuestion form={shown} answer={quebec.answer} onChoose={quebec.choose} />
      )}
      <Question form={shown} path="company.site" />
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

/** Uses a confident suggestion as the answer while nothing else is chosen; Continue submits it. */
function withPreselected(form: FormState, id: string | undefined): FormState {
  if (id === undefined) return form;
  const answer = { [INDUSTRY_PATH]: id };
  return {
    ...form,
    values: { ...form.values, ...answer },
    submit: (over) => form.submit({ ...answer, ...over }),
  };
}

function withoutRefusal(form: FormState): FormState {
  if (!isUnsupportedIndustryError(form)) return form;
  return { ...form, fieldErrors: [], errorAt: () => undefined };
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
