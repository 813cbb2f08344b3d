import { industryById } from '@signet/industries/industries';
import type { Industry } from '@signet/industries/parse-industries';
import type { Answers } from '../answer-rows.ts';
import type { ErrorCode } from '../core/errors.ts';
import type { Market } from '../reference/locales.ts';

const INDUSTRY_PATH = 'company.mccDetails.id';
const TERRITORY_PATH = 'company.address.territory';

/** A business as far as it decides whether we can take it. */
export type EligibilityFacts = { market: Market; answers: Answers };
type EligibilityError = { code: ErrorCode; field: string };

export const industryOf = (answers: Answers): Industry | undefined => industryById(Number(answers[INDUSTRY_PATH] ?? 0));

/** True for a business that Quebec's law keeps us from taking. */
export const isQuebecIneligible = ({ market, answers }: EligibilityFacts): boolean =>
  quebecEligibility(industryOf(answers), { market, territory: answers[TERRITORY_PATH] }) === 'refused';

/** Businesses that nobody may send: the first row that holds. docs/readings.md 57. */
const UNSERVED: readonly (EligibilityError & { when: (business: EligibilityFacts) => boolean })[] = [
  { code: 'category.blocked', field: INDUSTRY_PATH, when: ({ answers }) => industryOf(answers)?.class === 'SUPER_PROHIBITED' },
  { code: 'quebec.blocked', field: TERRITORY_PATH, when: isQuebecIneligible },
];

/** Why this business cannot be sent, or nothing. */
export const eligibilityError = (business: EligibilityFacts): EligibilityError | undefined => UNSERVED.find(({ when }) => when(business));

/** Reported at the answer that was changed. */
export function changeEligibilityError({ market, answers }: EligibilityFacts, changed: Answers): EligibilityError | undefined {
  if (!isQuebecIneligible({ market, answers: { ...answers, ...changed } })) return undefined;
  return { code: 'quebec.blocked', field: TERRITORY_PATH in changed ? TERRITORY_PATH : INDUSTRY_PATH };
}

/** What Quebec's law makes of a business; unknown while nobody has said where it is. */
export type QuebecEligibility = 'taken' | 'refused' | 'unknown';

type Marks = Pick<Industry, 'segment' | 'serviceGroup'>;

/** True for the trades whose sales in Quebec must pass a recording module: we have none. docs/readings.md 57. */
const isRecorded = ({ segment, serviceGroup }: Marks): boolean => segment === 'RESTAURANT' || serviceGroup === 'TRANSPORTATION';

/** Whether we can take a business of that industry in that place. docs/readings.md 57. */
export function quebecEligibility(
  industry: Marks | undefined,
  { market, territory }: { market: Market; territory?: string },
): QuebecEligibility {
  if (market !== 'CA' || industry === undefined || !isRecorded(industry)) return 'taken';
  if (territory === undefined || territory === '') return 'unknown';
  return territory === 'QC' ? 'refused' : 'taken';
}
