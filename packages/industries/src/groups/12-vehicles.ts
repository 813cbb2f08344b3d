import { parseIndustries } from '../parse-industries.ts';

/** Cars and other vehicles. */
export const VEHICLES = parseIndustries(
  12,
  `
  172 5511 | Car dealer
  173 5521 | Used car dealer
  174 5571 | Motorcycle or ATV dealer
  175 5598 | Snowmobile dealer
  176 5561 | RV and trailer dealer
  177 5551 | Boat dealer
  178 5599 | Farm equipment or aircraft dealer
  179 5533 RETAIL | Auto parts store
  180 5935 RETAIL | Junkyard or scrap yard
  181 5532 | Tire shop
  182 7538 | Auto repair shop
  183 7538 | Mobile mechanic
  184 7531 | Body shop
  185 7535 | Car painting, wraps and tint
  186 7538 | Windshield repair
  187 7542 | Car wash
  188 7542 | Auto detailing
  189 7549 | Tow truck
  190 5541 | Gas station
  191 5552 | Electric vehicle charging
  `,
);
