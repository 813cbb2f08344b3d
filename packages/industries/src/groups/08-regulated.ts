import { parseIndustries } from '../parse-industries.ts';

/** Age-restricted and regulated products. */
export const REGULATED = parseIndustries(
  8,
  `
  111 5993 RETAIL PROHIBITED | Tobacco or cigar shop
  112 5993 RETAIL PROHIBITED | Vape shop
  113 5993 RETAIL PROHIBITED | Head shop
  114 5993 PROHIBITED | Hookah lounge
  115 5999 RETAIL PROHIBITED | Hemp or CBD products
  116 5993 RETAIL CLOSED_BY_LAW | Cannabis store
  117 5499 RETAIL PROHIBITED | Kratom, kava or mushroom products
  118 5999 RETAIL PROHIBITED | Guns and firearms
  119 5999 RETAIL PROHIBITED | Ammunition or weapons
  120 5999 RETAIL PROHIBITED | Fireworks
  121 5999 RETAIL PROHIBITED | Adult store
  122 5967 CLOSED_BY_NETWORKS | Adult content or entertainment
  123 5122 RETAIL PROHIBITED | Online or mail-order pharmacy
  `,
);
