import type { Industry } from '@signet/industries/industries';
import type { Market } from '../reference/markets.ts';

/** What Quebec's law makes of a business; unknown while nobody has said where it is. */
export type QuebecEligibility = 'taken' | 'refused' | 'unknown';

type Marks = Pick<Industry, 'segment' | 'serviceGroup'>;

/** True for the trades whose sales in Quebec must pass a recording module: we have none. Document 2, section 5, Business. */
const isRecorded = ({ segment, serviceGroup }: Marks): boolean => segment === 'RESTAURANT' || serviceGroup === 'TRANSPORTATION';

/** Whether we can take a business of that industry in that place. Document 2, section 5, Business; decisions.md, section 4, row 1. */
export function quebecEligibility(
  industry: Marks | undefined,
  { market, territory }: { market: Market; territory?: string },
): QuebecEligibility {
  if (market !== 'CA' || industry === undefined || !isRecorded(industry)) return 'taken';
  if (territory === undefined || territory === '') return 'unknown';
  return territory === 'QC' ? 'refused' : 'taken';
}
