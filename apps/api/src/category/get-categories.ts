import { CATEGORY_GROUPS, INDUSTRIES, localizedLabel } from '@signet/industries/industries';
import { languageOf } from '@signet/rulebook/reference/locales';
import type { Handler } from '../handler.ts';

/** Category groups with their industries, in the reader's language and spelling. Document 1, section 3, Category. */
export const getCategories: Handler<'getCategories'> = async ({ visitor }) => {
  const language = languageOf(visitor.locale);
  return {
    categories: CATEGORY_GROUPS.map((group) => ({
      id: group.id,
      label: localizedLabel(group, visitor.locale),
      type: 'CATEGORY',
      industries: INDUSTRIES.filter((industry) => industry.group === group.id).map((industry) => ({
        id: industry.id,
        mcc: industry.mcc,
        label: localizedLabel(industry, visitor.locale),
        keywords: [...industry.keywords[language]],
        predictLabel: industry.label.en,
        type: industry.class,
      })),
    })),
  };
};
