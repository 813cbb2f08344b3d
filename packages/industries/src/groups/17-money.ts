import { parseIndustries } from '../parse-industries.ts';

/** Money, insurance and real estate. */
export const MONEY = parseIndustries(
  17,
  `
  268 6012 | Bank, lender or mortgage broker
  269 6011 | ATM operator
  270 6300 | Insurance agency
  271 5960 PROHIBITED | Insurance sold by phone or mail
  272 6211 PROHIBITED | Financial advisor or investments
  273 7277 PROHIBITED | Credit repair or debt relief
  274 7321 PROHIBITED | Credit reports or identity protection
  275 7322 PROHIBITED | Debt collection agency
  276 6051 CLOSED_BY_MONEY | Virtual currency
  277 6051 CLOSED_BY_MONEY | Payday loans or check cashing | Payday loans or cheque cashing
  278 6051 CLOSED_BY_MONEY | Currency exchange
  279 4829 CLOSED_BY_MONEY | Money transfer
  280 6540 CLOSED_BY_MONEY | Prepaid card or wallet loading
  281 9223 CLOSED_BY_NETWORKS | Bail bonds
  282 6513 | Real estate agent
  283 6513 | Landlord or property manager
  `,
);
