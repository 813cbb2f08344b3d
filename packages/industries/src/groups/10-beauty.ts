import { parseIndustries } from '../parse-industries.ts';

/** Beauty and wellness. */
export const BEAUTY = parseIndustries(
  10,
  `
  146 7230 | Hair salon
  147 7230 | Barber shop
  148 7230 | Nail salon
  149 7230 | Beauty salon
  150 7230 | Lashes and brows
  151 7230 | Makeup artist
  152 7298 | Day spa
  153 7298 | Hair removal or waxing
  154 7298 | Med spa or skin clinic
  155 7298 | Tanning salon
  156 7299 | Tattoo or piercing studio
  157 7297 PROHIBITED | Massage parlor | Massage parlour
  `,
);
