import { parseIndustries } from '../parse-industries.ts';

/** Business and professional services. */
export const BUSINESS_SERVICES = parseIndustries(
  16,
  `
  244 7311 | Advertising or marketing agency
  245 7311 | Sign shop
  246 7333 | Graphic design or illustration
  247 7221 | Photographer
  248 7829 | Videographer or film production
  249 7392 | Business consultant
  250 8999 | Interior designer or home stager
  251 8999 | Translator, writer or coach
  252 8999 | Professional services
  253 8111 | Lawyer or notary
  254 8931 | Accountant or bookkeeper
  255 7276 | Tax preparation
  256 8911 | Architect or engineer
  257 8734 | Testing laboratory
  258 7361 | Staffing or employment agency
  259 7339 | Virtual assistant or typing service
  260 2741 | Printing or publishing
  261 7338 | Copy shop
  262 7342 | Pest control
  263 7349 | Commercial cleaning
  264 7349 | Window or pressure washing
  265 7393 | Security or private investigator
  266 7394 | Equipment, tool or party rental
  267 7399 | Business services
  `,
);
