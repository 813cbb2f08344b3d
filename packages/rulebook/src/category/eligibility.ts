import { industryById } from '@signet/industries/industries';
import type { Industry } from '@signet/industries/parse-industries';
import type { Answers } from '../answer-rows.ts';
import type { ErrorCode } from '../core/errors.ts';
import type { Market } from '../reference/locales.ts';

const INDUSTRY_PATH = 'company.mccDetails.id';
const TERRITORY_PATH = 'company.address.territory';

export type EligibilityFacts = { market: Market; answers: Answers };
type EligibilityError = { code: ErrorCode; field: string };

export const industryOf = (answers: Answers): Industry | undefined =>
  industryById(Number(answers[INDUSTRY_PATH] ?? 0));

export const isQuebecIneligible = ({ market, answers }: EligibilityFacts): boolean =>
  quebecEligibility(industryOf(answers), { market, territory: answers[TERRITORY_PATH] }) ===
  'refused';

/** Businesses that cannot be submitted: the first matching row. docs/readings.md 57. */
const INELIGIBLE_BUSINESSES: readonly (EligibilityError & {
  when: (business: EligibilityFacts) => boolean;
})[] = [
  {
    code: 'category.blocked',
    field: INDUSTRY_PATH,
    when: ({ answers }) => industryOf(answers)?.class === 'SUPER_PROHIBITED',
  },
  { code: 'quebec.blocked', field: TERRITORY_PATH, when: isQuebecIneligible },
];

export const eligibilityError = (business: EligibilityFacts): EligibilityError | undefined =>
  INELIGIBLE_BUSINESSES.find(({ when }) => when(business));

/** Reports the error on the answer that was changed. */
export function changeEligibilityError(
  { market, answers }: EligibilityFacts,
  changed: Answers,
): EligibilityError | undefined {
  if (!isQuebecIneligible({ market, answers: { ...answers, ...changed } })) return undefined;
  return {
    code: 'quebec.blocked',
    field: TERRITORY_PATH in changed ? TERRITORY_PATH : INDUSTRY_PATH,
  };
}

/** Unknown until the territory is answered. */
export type QuebecEligibility = 'taken' | 'refused' | 'unknown';

type Marks = Pick<Industry, 'segment' | 'serviceGroup'>;

/**
 * Industries whose sales in Quebec must pass a sales recording module, which we do not have.
 * docs/readings.md 57.
 */
const needsSalesRecorder = ({ segment, serviceGroup }: Marks): boolean =>
  segment === 'RESTAURANT' || serviceGroup === 'TRANSPORTATION';

/** Whether we may serve that industry in that place. docs/readings.md 57. */
export function quebecEligibility(
  industry: Marks | undefined,
  { market, territory }: { market: Market; territory?: string },
): QuebecEligibility {
  if (market !== 'CA' || industry === undefined || !needsSalesRecorder(industry)) return 'taken';
  if (territory === undefined || territory === '') return 'unknown';
  return territory === 'QC' ? 'refused' : 'taken';
}
