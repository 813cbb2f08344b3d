import { INDUSTRY_FIELDS } from '@signet/rulebook/category/fields';
import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { CONTACT_FIELDS } from '@signet/rulebook/sign-up/contact-fields';
import { LoadingOverlay } from '@signet/ui/loading';
import { useState } from 'react';
import type { ApiError } from '../../platform/api.ts';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { type FormState, toFormErrors, useForm } from '../../platform/form/use-form.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { useResumedPress } from '../../platform/use-resumed-press.ts';
import { type SignUpStep, useSignUpStep } from '../../sign-up/use-sign-up-step.ts';
import { useIndustries } from '../load-industries.ts';
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

/** What was last done with the search: nothing, letters, a press on a row, or the wish to choose anew; a guess counts as letters. */
type Search = 'untouched' | 'typing' | 'pressed' | 'changing';

const ROWS = { industry: INDUSTRY_FIELDS.industry, website: CONTACT_FIELDS.website };

export function Screen() {
  const texts = useTexts();
  const industries = useIndustries();
  const signUp = useSignUpStep('category');
  const asked = useForm({ form: 'category', rows: ROWS, initial: signUp.initial, send: signUp.save });
  const [hasPressed, setPressed] = useState(false); // a choice alone shows a banner; only Continue leads to the page that says no
  const chosen = industries.find(({ id }) => id === Number(asked.values[INDUSTRY_PATH] ?? ''));
  const asksQuebec = useMustAskQuebec(chosen);
  const quebec = useQuebecQuestion(asked, asksQuebec);
  const submit: FormState['submit'] = (over) => {
    setPressed(true);
    return quebec.form.submit(over);
  };
  const form = { ...quebec.form, submit };
  const isReturning = useReturnFromSignIn(signUp, form);
  const [hasTyped, setTyped] = useState(false);
  const [taken, setTaken] = useState(0);
  const [search, setSearch] = useState<Search>('untouched');
  const site = form.asked.some(({ path }) => path === 'company.site') ? (form.values['company.site'] ?? '') : '';
  const prediction = useIndustrySuggestions(signUp.initial, site, hasTyped || chosen !== undefined);
  const choose = (id: string, how: 'guess' | 'search') => {
    setPressed(false);
    form.set(INDUSTRY_PATH, id);
    if (id !== '') track('category.chosen', { industry: id, how });
  };
  const chooseAnew = () => {
    setSearch('changing');
    form.dismiss();
  };
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} asks="category" back={signUp.back} />;
  if (hasPressed && isUnsupportedIndustryError(form))
    return <UnsupportedIndustry form={{ ...form, dismiss: chooseAnew }} industry={chosen} back={signUp.back} />;
  const guesses = (
    <Suggestions
      form={form}
      prediction={prediction}
      onGuess={(id) => {
        setTaken((times) => times + 1); // what was typed into the search is not meant any more
        setSearch('typing');
        choose(id, 'guess');
      }}
    />
  );
  const isGuessed = prediction.industries.some(({ id }) => id === chosen?.id);
  // Leaving the field after typing an exact match keeps the field: the page must not move under the next press.
  const found = search === 'pressed' || (search === 'untouched' && !isGuessed) ? chosen : undefined;
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={signUp.back}>
      {found ? (
        <SelectedIndustry form={form} industry={found} hasFocus={search === 'pressed'} onChange={() => setSearch('changing')} />
      ) : (
        <>
          {prediction.isFirst && guesses}
          <SearchField
            key={taken}
            form={form}
            isSecond={prediction.isFirst}
            chosen={isGuessed ? undefined : chosen}
            hasFocus={search === 'changing'}
            onType={() => {
              setTyped(true);
              setSearch('typing');
            }}
            onChoose={(id, isPressed) => {
              if (isPressed) setSearch('pressed');
              choose(id, 'search');
            }}
          />
          {!prediction.isFirst && guesses}
        </>
      )}
      <IndustryNotice industry={chosen} />
      {asksQuebec && <QuebecQuestion form={form} answer={quebec.answer} onChoose={quebec.choose} />}
      <Question form={form} path="company.site" />
      <LoadingOverlay show={isReturning} label={texts.returning} />
    </FormScreen>
  );
}

/** On the way back from signing in, the press that left goes on: the draft becomes an application. True while that lasts. docs/readings.md 38. */
export function useReturnFromSignIn({ press, create, initial }: SignUpStep, { fail }: FormState): boolean {
  const [key] = useState(press);
  const [isAnswered, setAnswered] = useState(false);
  const tell = (error: ApiError) => {
    setAnswered(true);
    fail(toFormErrors(error));
  };
  const { mutate } = useMutation<'creating'>({ tell });
  useResumedPress(key !== undefined, () => mutate('creating', (own) => create(initial, key ?? own)));
  return key !== undefined && !isAnswered;
}
