import type { AccountView } from '@signet/rulebook/account-view';

/** A fully approved Canadian account, as the list of accounts shows it. */
export const sampleAccount = (name: string, more: Partial<AccountView> = {}): AccountView => ({
  businessId: 'b',
  applicationId: `urn:app:${name}`,
  reference: 'K7QM-3XPD',
  riskDecision: 'APPROVED',
  createdAt: Date.UTC(2026, 10, 20),
  savedAt: Date.UTC(2026, 10, 20),
  savedOn: '2026-11-20',
  company: { currency: 'CAD', name },
  applicationLevel: 'FULL',
  addStore: 'now',
  mayClose: true,
  status: {
    id: 'approved',
    label: 'approved',
    money: { online: true, inPerson: true, payouts: true },
  },
  home: { row: 'allSet', short: 'Payments and payouts work', waits: [] },
  action: 'account',
  ...more,
});
