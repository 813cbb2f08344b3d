import { CONTACT } from '@signet/rulebook/fields/contact';
import { INDUSTRY } from '@signet/rulebook/fields/industry';
import { INDUSTRIES, industryById } from '@signet/rulebook/reference/categories';
import { languageOf } from '@signet/rulebook/reference/markets';
import { LoadingOverlay } from '@signet/ui/loading';
import { useMemo, useState } from 'react';
import { usePortal } from '../../application.tsx';
import { useForm } from '../../form.tsx';
import { FormScreen } from '../../form-screen.tsx';
import { isQuebecRefusal, QuebecRefusal } from '../../quebec/quebec-refusal.tsx';
import { Question } from '../../question.tsx';
import { useSignUp } from '../../sign-up.ts';
import { useTexts } from '../../texts.tsx';
import { track } from '../../track.ts';
import { Guesses } from './guesses.tsx';
import { INDUSTRY_PATH } from './industry-path.ts';
import { Refusal } from './refusal.tsx';
import { guessIndustries, indexOf } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useReturn } from './use-return.ts';

const ROWS = { industry: INDUSTRY.industry, website: CONTACT.website };

/** What the business sells or does: three guesses from its name, else a search. */
export function Screen() {
  const texts = useTexts('category');
  const { boot } = usePortal();
  const signUp = useSignUp('category');
  const form = useForm({ form: 'category', rows: ROWS, initial: signUp.initial, send: signUp.save });
  const isReturning = useReturn(signUp, form);
  const index = useMemo(() => indexOf(INDUSTRIES, languageOf(boot.locale)), [boot.locale]);
  const name = boot.flags.categoriesPredictEnabled ? signUp.initial['company.dba'] || signUp.initial['company.name'] || '' : '';
  const guesses = useMemo(() => guessIndustries(index, name), [index, name]);
  const chosen = industryById(Number(form.values[INDUSTRY_PATH] ?? ''));
  const [isSearching, setSearching] = useState(() => guesses.length === 0 || (chosen !== undefined && !guesses.includes(chosen)));
  const choose = (id: string, how: 'guess' | 'search') => {
    form.set(INDUSTRY_PATH, id);
    if (id !== '') track('category.chosen', { industry: id, how });
  };
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} asks="category" back={signUp.back} />;
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={signUp.back}>
      {guesses.length > 0 && (
        <Guesses
          form={form}
          guesses={guesses}
          isOther={isSearching}
          onOther={() => {
            setSearching(true);
            form.set(INDUSTRY_PATH, '');
          }}
          onGuess={(id) => {
            setSearching(false);
            choose(id, 'guess');
          }}
        />
      )}
      {isSearching && <SearchField form={form} index={index} chosen={chosen} onChoose={(id) => choose(id, 'search')} />}
      <Refusal industry={chosen} />
      <Question form={form} path="company.site" />
      <LoadingOverlay show={isReturning} label={texts.returning} />
    </FormScreen>
  );
}
