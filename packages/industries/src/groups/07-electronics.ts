import { parseIndustries } from '../parse-industries.ts';

/** Electronics, phone and digital. */
export const ELECTRONICS = parseIndustries(
  7,
  `
  96 5732 RETAIL | Electronics store
  97 5734 RETAIL | Computer store
  98 4812 RETAIL | Cell phone store
  99 7622 | Phone, TV and electronics repair
  100 7379 | Computer repair and IT support
  101 7372 | Software or app development
  102 7372 | Web design
  103 4816 | Web hosting or online service
  104 5817 | Software subscriptions and apps
  105 5816 | Online games
  106 5815 | Digital books, music and courses
  107 4814 | Phone or internet provider
  108 4814 PROHIBITED | Prepaid phone cards
  109 4899 | TV, radio or streaming service
  110 7841 | Video and game rental
  `,
);
