import { DEFAULT_FEES, type FeeRow, SAMPLE_FEES, shownFees } from '@signet/rulebook/reference/fees';
import type { Market } from '@signet/rulebook/reference/markets';
import type { Config } from './config.ts';
import { isOwnWorld } from './vendor-defaults.ts';

/** The fees to show: samples where nobody is charged, what is configured elsewhere. decisions.md, section 8. */
export const feesOf = ({ environment }: Pick<Config, 'environment'>, market: Market): FeeRow[] =>
  shownFees((isOwnWorld(environment) ? SAMPLE_FEES : DEFAULT_FEES)[market]);
