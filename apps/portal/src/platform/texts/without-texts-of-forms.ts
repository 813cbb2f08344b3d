import type { Locale } from '@signet/rulebook/reference/locales';
import { BATCHES_OF_FORMS, textBatchOf } from './lent-texts.ts';
import type { DrawnWith, TextsByKey } from './load-texts.ts';

/**
 * Texts of every form are long, and a page that asks something needs their script for the next page
 * anyway. docs/decisions/0216.
 */
export function withoutTextsOfForms(
  texts: TextsByKey,
  locale: Locale,
): Pick<DrawnWith, 'textsByKey' | 'batches'> {
  if (texts[`${locale} rulebook/fields`] === undefined) return { textsByKey: texts };
  const isOfForms = (key: string): boolean => {
    const [spokenIn = '', folder = ''] = key.split(' ');
    return spokenIn === locale && BATCHES_OF_FORMS.includes(textBatchOf(folder));
  };
  return {
    textsByKey: Object.fromEntries(Object.entries(texts).filter(([key]) => !isOfForms(key))),
    batches: BATCHES_OF_FORMS,
  };
}
