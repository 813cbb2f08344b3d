import type { Portal } from '../facts.ts';

/** What a portal is called in front of people, and where help is. Missing values leave their sentence out. decisions.md, sections 1 and 8. */
export type Brand = {
  name: string;
  legalName: string;
  supportPhone?: string;
  supportEmail?: string;
  supportHours?: { en: string; fr: string };
  privacyUrl?: { en: string; fr: string };
};

export const BRANDS: Record<Portal, Brand> = {
  GODADDY: { name: 'GoDaddy Payments', legalName: 'GoDaddy Payments' },
  POYNT: { name: 'Poynt', legalName: 'Poynt' },
};
