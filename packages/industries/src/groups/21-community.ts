import { parseIndustries } from '../parse-industries.ts';

/** Nonprofits, community and government. */
export const COMMUNITY = parseIndustries(
  21,
  `
  335 8398 | Nonprofit or charity
  336 8661 | Church or religious organization
  337 8641 | Civic or social club
  338 8699 | Association or union
  339 8651 | Political organization
  340 9399 | Government office
  341 4900 | Utility or waste collection
  `,
);
