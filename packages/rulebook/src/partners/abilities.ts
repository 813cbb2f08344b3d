import { keysOf } from '../core/keys-of.ts';

/**
 * What the people of a partner may change alone at the console, and whether they may until the
 * operator says otherwise. docs/decisions/0321.
 */
export const PARTNER_ABILITIES = {
  keys: { isOpen: true },
  endpoints: { isOpen: true },
  look: { isOpen: true },
  /** Whose pages may frame ours: tax numbers are typed there, so we look at a site first. */
  domains: { isOpen: false },
} as const satisfies Readonly<Record<string, { isOpen: boolean }>>;

export type PartnerAbility = keyof typeof PARTNER_ABILITIES;
export const PARTNER_ABILITY_IDS = keysOf(PARTNER_ABILITIES);
