import { parseIndustries } from '../parse-industries.ts';

/** Grocery, food and drink stores. */
export const GROCERY = parseIndustries(
  2,
  `
  25 5411 RETAIL | Grocery store
  26 5499 RETAIL | Convenience store
  27 5499 RETAIL | Farm stand or produce market
  28 5422 RETAIL | Butcher or fish market
  29 5441 RETAIL | Candy or chocolate shop
  30 5451 RETAIL | Cheese or dairy store
  31 5462 RETAIL | Bakery
  32 5462 RETAIL | Custom cakes
  33 5499 RETAIL | Deli or gourmet food shop
  34 5499 RETAIL | Health food store
  35 5499 RETAIL | Vitamins and supplements
  36 5921 RETAIL | Liquor, wine or beer store
  `,
);
