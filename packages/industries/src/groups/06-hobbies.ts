import { parseIndustries } from '../parse-industries.ts';

/** Jewelry, sports, books and hobbies. */
export const HOBBIES = parseIndustries(
  6,
  `
  86 5944 RETAIL | Jewelry store | Jewellery store
  87 7631 | Watch and jewelry repair | Watch and jewellery repair
  88 5940 | Bike shop
  89 5941 RETAIL | Sporting goods
  90 5942 RETAIL | Bookstore
  91 5945 RETAIL | Toy, game and hobby shop
  92 5949 RETAIL | Fabric and sewing shop
  93 5733 RETAIL | Musical instruments
  94 5735 RETAIL | Records, CDs and movies
  95 5946 RETAIL | Camera store
  `,
);
