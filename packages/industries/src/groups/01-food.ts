import { parseIndustries } from '../parse-industries.ts';

/** Restaurants and bars. */
export const FOOD_INDUSTRIES = parseIndustries(
  1,
  `
  1 5812 RESTAURANT | Restaurant
  2 5812 RESTAURANT | Pizzeria
  3 5812 RESTAURANT | Italian restaurant
  4 5812 RESTAURANT | Chinese or Korean restaurant
  5 5812 RESTAURANT | Sushi or Japanese restaurant
  6 5812 RESTAURANT | Thai or Vietnamese restaurant
  7 5812 RESTAURANT | Indian or Pakistani restaurant
  8 5812 RESTAURANT | Mexican or Latin restaurant
  9 5812 RESTAURANT | Greek or Middle Eastern restaurant
  10 5812 RESTAURANT | Steakhouse or barbecue
  11 5812 RESTAURANT | Seafood restaurant
  12 5812 RESTAURANT | Breakfast or brunch restaurant
  13 5814 RESTAURANT | Fast food
  14 5814 RESTAURANT | Coffee shop
  15 5814 RESTAURANT | Sandwich or bagel shop
  16 5814 RESTAURANT | Food truck
  17 5814 RESTAURANT | Ice cream shop
  18 5814 RESTAURANT | Juice or smoothie bar
  19 5814 RESTAURANT | Tea house or bubble tea shop
  20 5811 RESTAURANT | Caterer
  21 5813 RESTAURANT | Bar or pub
  22 5813 RESTAURANT | Nightclub
  23 5813 RESTAURANT | Brewery or taproom
  24 5813 RESTAURANT | Winery, cidery or distillery
  `,
);
