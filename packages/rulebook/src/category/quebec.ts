import type { Industry } from '@signet/industries/parse-industries';
import type { Market } from '../reference/markets.ts';

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
