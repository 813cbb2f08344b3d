import { parseIndustries } from '../parse-industries.ts';

/** Wholesale, farming and direct sales. */
export const SUPPLY = parseIndustries(
  18,
  `
  284 0763 | Farm or agricultural co-op
  285 5039 | Construction supplies wholesale
  286 5046 | Restaurant and store equipment
  287 5074 | Plumbing and heating supplies
  288 5085 | Industrial supplies
  289 5094 | Wholesale jewelry and gold | Wholesale jewellery and gold
  290 5099 | Wholesale goods
  291 5169 | Chemicals and cleaning products
  292 5199 | Food and everyday goods wholesale
  293 5964 | Mail-order or catalog sales | Mail-order or catalogue sales
  294 5963 | Door-to-door sales
  295 5963 PROHIBITED | Multi-level marketing
  296 5968 PROHIBITED | Subscription boxes or free trials
  297 5969 PROHIBITED | Direct marketing offers
  298 7278 PROHIBITED | Buying or membership discount club
  299 5966 CLOSED_BY_NETWORKS | Telemarketing
  300 5967 CLOSED_BY_NETWORKS | Pay-per-call or chat line
  `,
);
