import { keysOf } from '@signet/rulebook/core/keys-of';
import { guidePath } from './reference-paths.ts';

/** Pages in whole sentences, in the order of the menu. */
export const GUIDES = {
  partners: 'For partners',
  webhooks: 'Webhooks',
  limits: 'Limits',
  versions: 'Versions',
  'magic-values': 'Magic values',
  tools: 'Postman and agents',
  changes: 'Changes',
} as const;

export type GuideId = keyof typeof GUIDES;
export const GUIDE_IDS = keysOf(GUIDES);

export const GUIDE_LINKS = GUIDE_IDS.map((id) => ({ href: guidePath(id), name: GUIDES[id] }));
