import { INDUSTRIES } from '@signet/rulebook/reference/categories';
import { whenIdle } from '../../idle.ts';
import { type IndustryIndex, indexOf } from './industry-index.ts';

let built: IndustryIndex | undefined;

/** The index of every industry; built at the first need. */
export function industryIndex(): IndustryIndex {
  built ??= indexOf(INDUSTRIES);
  return built;
}

// This screen's chunk is fetched while the page before it is filled in; the index is ready, too, before anybody comes.
if (typeof window !== 'undefined') whenIdle(() => void industryIndex());
