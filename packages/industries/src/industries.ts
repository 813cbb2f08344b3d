import {
  BEAUTY,
  BUSINESS_SERVICES,
  CLOTHING,
  COMMUNITY,
  EDUCATION,
  ELECTRONICS,
  FOOD_INDUSTRIES,
  GROCERY,
  HEALTH,
  HOBBIES,
  HOME,
  LEISURE,
  MONEY,
  PERSONAL,
  REGULATED,
  SHOPS,
  SUPPLY,
  TRADES,
  TRANSPORT,
  TRAVEL,
  VEHICLES,
} from './industry-groups.ts';
import type { Industry } from './parse-industries.ts';

/** Ordered by group, then from common to rare. Ids 1 to 341. */
export const INDUSTRIES: readonly Industry[] = [
  ...FOOD_INDUSTRIES,
  ...GROCERY,
  ...CLOTHING,
  ...HOME,
  ...SHOPS,
  ...HOBBIES,
  ...ELECTRONICS,
  ...REGULATED,
  ...HEALTH,
  ...BEAUTY,
  ...PERSONAL,
  ...VEHICLES,
  ...TRANSPORT,
  ...TRAVEL,
  ...TRADES,
  ...BUSINESS_SERVICES,
  ...MONEY,
  ...SUPPLY,
  ...EDUCATION,
  ...LEISURE,
  ...COMMUNITY,
];

/** Industry ids suggested, in this order, when nothing can be predicted. */
export const FALLBACK_CATEGORIES: readonly number[] = [
  1, // Restaurant
  25, // Grocery store
  67, // Retail store
  192, // Transportation service
  268, // Bank, lender or mortgage broker
  86, // Jewelry store
  244, // Advertising or marketing agency
  282, // Real estate agent
  335, // Nonprofit or charity
  182, // Auto repair shop
];

const BY_ID: ReadonlyMap<number, Industry> = new Map(
  INDUSTRIES.map((industry) => [industry.id, industry]),
);

export function industryById(id: number): Industry | undefined {
  return BY_ID.get(id);
}
