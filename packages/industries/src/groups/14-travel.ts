import { parseIndustries } from '../parse-industries.ts';

/** Travel and lodging. */
export const TRAVEL = parseIndustries(
  14,
  `
  213 7011 | Hotel or motel
  214 7011 | Bed and breakfast
  215 6513 | Vacation rental
  216 7033 | Campground or RV park
  217 7032 | Summer or sports camp
  218 4722 PROHIBITED | Travel agency or tour operator
  219 5962 PROHIBITED | Travel club or travel by phone
  220 7012 PROHIBITED | Timeshare
  `,
);
