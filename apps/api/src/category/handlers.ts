import { DESCRIBED_INDUSTRIES, GROUP_LABELS } from '@signet/industries/described-industries';
import { localized } from '@signet/rulebook/core/localized';
import type { Handler } from '../handler.ts';

const GROUPS = GROUP_LABELS.map(({ id, label }) => ({
  id,
  label,
  industries: DESCRIBED_INDUSTRIES.filter(({ group }) => group === id),
}));

export const getCategories: Handler<'getCategories'> = async ({ visitor }) => {
  return {
    categories: GROUPS.map(({ id, label, industries }) => ({
      id,
      label: localized(label, visitor.locale),
      type: mostFrequent(industries.map((industry) => industry.class)) ?? 'REGULAR',
      industries: industries.map((industry) => ({
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

function mostFrequent<Class extends string>(classes: readonly Class[]): Class | undefined {
  const times = Map.groupBy(classes, (one) => one);
  const [most] = [...times.entries()].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0];
}

const separator = /[\r\n]+/;
const BY_ID = new Map(DESCRIBED_INDUSTRIES.map((industry) => [industry.id, industry]));

export const predictCategories: Handler<'predictCategories'> = async ({ deps, query, visitor }) => {
  const parts = [query.inputs ?? []].flat().flatMap((input) => input.split(separator));
  const isAsked =
    deps.flags.of(visitor).categoriesPredictEnabled && parts.some((part) => part.trim() !== '');
  const predictions = isAsked ? await deps.predictor.predict(parts) : [];
  return {
    top10LabelMlType: predictions.flatMap(({ industry, score }) => {
      const row = BY_ID.get(industry);
      return row === undefined
        ? []
        : [
            {
              id: row.id,
              mcc: row.mcc,
              label: localized(row.label, visitor.locale),
              type: row.class,
              score,
            },
          ];
    }),
  };
};
