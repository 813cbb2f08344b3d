import { CONTACT } from '@signet/rulebook/fields/contact';
import { INDUSTRY } from '@signet/rulebook/fields/industry';
import { industryById } from '@signet/rulebook/reference/categories';
import { LoadingOverlay } from '@signet/ui/loading';
import { useState } from 'react';
import { type FormState, useForm } from '../../form.tsx';
import { FormScreen } from '../../form-screen.tsx';
import { isQuebecRefusal, QuebecRefusal } from '../../quebec/quebec-refusal.tsx';
import { Question } from '../../question.tsx';
import { useSignUp } from '../../sign-up.ts';
import { useTexts } from '../../texts.tsx';
import { track } from '../../track.ts';
import { Closed, isClosed } from './closed.tsx';
import { Guesses } from './guesses.tsx';
import { INDUSTRY_PATH } from './industry-path.ts';
import { Refusal } from './refusal.tsx';
import { SearchField } from './search-field.tsx';
import { usePrediction } from './use-prediction.ts';
import { useReturn } from './use-return.ts';

const ROWS = { industry: INDUSTRY.industry, website: CONTACT.website };

/** What the business sells or does: a few guesses from its name, and a search. */
export function Screen() {
  const texts = useTexts('category');
  const signUp = useSignUp('category');
  const asked = useForm({ form: 'category', rows: ROWS, initial: signUp.initial, send: signUp.save });
  const [hasPressed, setPressed] = useState(false); // a choice alone shows a banner; only Continue leads to the page that says no
  const submit: FormState['submit'] = (over) => {
    setPressed(true);
    return asked.submit(over);
  };
  const form = { ...asked, submit };
  const isReturning = useReturn(signUp, form);
  const chosen = industryById(Number(form.values[INDUSTRY_PATH] ?? ''));
  const [hasTyped, setTyped] = useState(false);
  const [taken, setTaken] = useState(0);
  const site = form.asked.some(({ path }) => path === 'company.site') ? (form.values['company.site'] ?? '') : '';
  const prediction = usePrediction(signUp.initial, site, hasTyped || chosen !== undefined);
  const choose = (id: string, how: 'guess' | 'search') => {
    setPressed(false);
    form.set(INDUSTRY_PATH, id);
    if (id !== '') track('category.chosen', { industry: id, how });
  };
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} asks="category" back={signUp.back} />;
  if (hasPressed && isClosed(form)) return <Closed form={form} industry={chosen} back={signUp.back} />;
  const guesses = (
    <Guesses
      form={form}
      prediction={prediction}
      onGuess={(id) => {
        setTaken((times) => times + 1); // what was typed into the search is not meant any more
        choose(id, 'guess');
      }}
    />
  );
  const isGuessed = prediction.industries.some(({ id }) => id === chosen?.id);
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={signUp.back}>
      {prediction.isFirst && guesses}
      <SearchField
        key={taken}
        form={form}
        isSecond={prediction.isFirst}
        chosen={isGuessed ? undefined : chosen}
        onType={() => setTyped(true)}
        onChoose={(id) => choose(id, 'search')}
      />
      {!prediction.isFirst && guesses}
      <Refusal industry={chosen} />
      <Question form={form} path="company.site" />
      <LoadingOverlay show={isReturning} label={texts.returning} />
    </FormScreen>
  );
}
