import { INDUSTRY_FIELDS } from '@signet/rulebook/category/fields';
import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { CONTACT_FIELDS } from '@signet/rulebook/sign-up/contact-fields';
import { useState } from 'react';
import { type FormState, useForm } from '../../platform/form/use-form.ts';
import { track } from '../../platform/track.ts';
import type { SignUpStep } from '../../sign-up/use-sign-up-step.ts';
import { useIndustries } from '../load-industries.ts';
import { isQuebecRefusal } from '../quebec/quebec-refusal.tsx';
import { useMustAskQuebec } from './industry-notice.tsx';
import { IN_QUEBEC_PATH, type QuebecAnswer, useQuebecError } from './quebec-question.tsx';
import { isUnsupportedIndustryError } from './unsupported-industry.tsx';
import { useIndustrySuggestions } from './use-suggestions.ts';

/**
 * Last use of the search; choosing a suggestion counts as `used`, and `changing` means that a new
 * search was requested.
 */
type Search = 'untouched' | 'used' | 'changing';

const ROWS = { industry: INDUSTRY_FIELDS.industry, website: CONTACT_FIELDS.website };

/**
 * The form with its three additions: a confident suggestion counts as the answer while nothing else
 * is chosen, Continue asks whether the business is in Quebec, and no field shows the refusal of an
 * industry, which has a banner and then a page of its own.
 */
export function useCategoryForm({ initial, save }: SignUpStep) {
  const industries = useIndustries();
  const [search, setSearch] = useState<Search>('untouched');
  const [inQuebec, setInQuebec] = useState<QuebecAnswer>();
  // Choosing only shows a banner; the refusal page appears after Continue.
  const [hasPressed, setPressed] = useState(false);
  const own = useForm({ form: 'category', rows: ROWS, initial, send: save });
  const site = own.fields.some(({ path }) => path === 'company.site')
    ? (own.values['company.site'] ?? '')
    : '';
  const isTouched = search !== 'untouched' || (own.values[INDUSTRY_PATH] ?? '') !== '';
  const prediction = useIndustrySuggestions(initial, site, isTouched);
  const sure = !isTouched && prediction.isSure ? prediction.shown[0] : undefined;
  const preselected = sure && { [INDUSTRY_PATH]: String(sure.id) };
  const values = { ...own.values, ...preselected };
  const chosen = industries.find(({ id }) => id === Number(values[INDUSTRY_PATH] ?? ''));
  const asksQuebec = useMustAskQuebec(chosen);
  const quebecError = useQuebecError(inQuebec);
  const isUnsupported = isUnsupportedIndustryError(own);
  // Choosing another industry removes the question about Quebec and its error.
  const fieldErrors = own.fieldErrors.filter(
    ({ field }) => !isUnsupported && (asksQuebec || field !== IN_QUEBEC_PATH),
  );
  const form: FormState = {
    ...own,
    values,
    fieldErrors,
    errorAt: (path) => (isUnsupported ? undefined : own.errorAt(path)),
    submit: async (over) => {
      setPressed(true);
      if (sure !== undefined) track('category.chosen', { industry: String(sure.id), how: 'guess' });
      if (asksQuebec && quebecError !== undefined) return own.fail([quebecError]);
      return own.submit({ ...preselected, ...over });
    },
  };
  return {
    form,
    isInQuebec: isQuebecRefusal(own),
    isBlocked: isUnsupported && hasPressed,
    chosen,
    prediction,
    search,
    choose: (id: string, how: 'guess' | 'search') => {
      setPressed(false);
      setSearch('used');
      own.set(INDUSTRY_PATH, id);
      if (id !== '') track('category.chosen', { industry: id, how });
    },
    setSearch,
    quebec: asksQuebec && {
      answer: inQuebec,
      onChoose: (answer: QuebecAnswer) => {
        setInQuebec(answer);
        if (own.errorAt(IN_QUEBEC_PATH)) own.dismiss();
      },
    },
  };
}
