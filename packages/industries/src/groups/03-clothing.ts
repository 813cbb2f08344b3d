import { parseIndustries } from '../parse-industries.ts';

/** Clothing, shoes and accessories. */
export const CLOTHING = parseIndustries(
  3,
  `
  37 5651 RETAIL | Clothing store
  38 5691 RETAIL | Fashion boutique
  39 5621 RETAIL | Women’s clothing
  40 5621 RETAIL | Bridal shop
  41 5611 RETAIL | Men’s clothing
  42 5641 RETAIL | Children’s and baby clothing
  43 5655 RETAIL | Sportswear
  44 5699 RETAIL | Custom T-shirts and apparel
  45 5661 RETAIL | Shoe store
  46 5631 RETAIL | Fashion accessories
  47 5948 RETAIL | Luggage and leather goods
  48 5698 RETAIL | Wigs and hair extensions
  49 5697 | Tailor or alterations
  50 7296 | Formal wear and costume rental
  51 5137 RETAIL | Uniforms and workwear
  `,
);
