import { parseIndustries } from '../parse-industries.ts';

/** Home, garden and building supplies. */
export const HOME = parseIndustries(
  4,
  `
  52 5200 RETAIL | Home improvement store
  53 5211 RETAIL | Lumber and building materials
  54 5231 RETAIL | Paint and wallpaper store
  55 5231 | Glass and mirror shop
  56 5251 RETAIL | Hardware store
  57 5261 RETAIL | Garden center | Garden centre
  58 5271 RETAIL | Mobile home dealer
  59 5712 RETAIL | Furniture store
  60 5713 RETAIL | Flooring and carpet store
  61 5714 RETAIL | Curtains and blinds
  62 5718 RETAIL | Fireplace and stove shop
  63 5719 RETAIL | Home decor and housewares
  64 5722 RETAIL | Appliance store
  65 5996 | Pools and hot tubs
  66 5983 RETAIL | Heating oil, propane or firewood
  `,
);
