import { INDUSTRIES } from '@signet/industries/industries';
import { buildIndustryIndex, type IndustryIndex } from '@signet/industries/search/industry-index';
import { whenIdle } from '../../platform/lazy-load.ts';

let built: IndustryIndex | undefined;

/** The index of every industry; built at the first need. */
export function industryIndex(): IndustryIndex {
  built ??= buildIndustryIndex(INDUSTRIES);
  return built;
}

// This screen's chunk is fetched while the page before it is filled in; the index is ready, too, before anybody comes.
if (typeof window !== 'undefined') whenIdle(() => void industryIndex());
