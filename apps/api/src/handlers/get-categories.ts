import { GROUPS, INDUSTRIES } from '@signet/rulebook/reference/categories';
import { languageOf } from '@signet/rulebook/reference/markets';
import type { Handler } from './handler.ts';

/** Category groups with their industries, in the reader's language. Document 1, section 3, Category. */
export const getCategories: Handler<'getCategories'> = async ({ visitor }) => {
  const language = languageOf(visitor.locale);
  return {
    categories: GROUPS.map(({ id, label }) => ({
      id,
      label: label[language],
      type: 'CATEGORY',
      industries: INDUSTRIES.filter(({ group }) => group === id).map((industry) => ({
        id: industry.id,
        mcc: industry.mcc,
        label: industry.label[language],
        keywords: [...industry.keywords[language]],
        predictLabel: industry.label.en,
        type: industry.class,
      })),
    })),
  };
};
