import { DESCRIBED_INDUSTRIES } from '@signet/industries/described-industries';
import { CATEGORY_GROUPS } from '@signet/industries/industries';
import { localized } from '@signet/rulebook/core/localized';
import type { Handler } from '../handler.ts';

export const getCategories: Handler<'getCategories'> = async ({ visitor }) => {
  return {
    categories: CATEGORY_GROUPS.map((group) => ({
      id: group.id,
      label: localized(group.label, visitor.locale),
      type: 'CATEGORY',
      industries: DESCRIBED_INDUSTRIES.filter((industry) => industry.group === group.id).map((industry) => ({
        id: industry.id,
        mcc: industry.mcc,
        label: localized(industry.label, visitor.locale),
        keywords: [...localized(industry.keywords, visitor.locale)],
        predictLabel: industry.label.en,
        type: industry.class,
      })),
    })),
  };
};
