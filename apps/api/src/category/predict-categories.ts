import { DESCRIBED_INDUSTRIES } from '@signet/industries/described-industries';
import { localized } from '@signet/rulebook/core/localized';
import type { Handler } from '../handler.ts';

const separator = /[\r\n]+/;
const BY_ID = new Map(DESCRIBED_INDUSTRIES.map((industry) => [industry.id, industry]));

/** Empty where nothing is typed or the portal does not predict. */
export const predictCategories: Handler<'predictCategories'> = async ({ deps, query, visitor }) => {
  const parts = [query.inputs ?? []].flat().flatMap((input) => input.split(separator));
  const isAsked = deps.flags.of(visitor.portal).categoriesPredictEnabled && parts.some((part) => part.trim() !== '');
  const predictions = isAsked ? await deps.predictor.predict(parts) : [];
  return {
    top10LabelMlType: predictions.flatMap(({ industry, score }) => {
      const row = BY_ID.get(industry);
      return row === undefined ? [] : [{ id: row.id, mcc: row.mcc, label: localized(row.label, visitor.locale), type: row.class, score }];
    }),
  };
};
