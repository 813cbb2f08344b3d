import { csvOf } from '@signet/rulebook/core/csv';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { expect, test } from 'vitest';
import { exportRows } from './export-rows.ts';

const applicant: PartnerApplication = {
  id: 'urn:app:0000-0000-0000-0000-0001',
  referralUrlId: 'northwind',
  businessName: '=HYPERLINK("https://elsewhere.example")',
  market: 'US',
  currency: 'USD',
  status: 'actionNeeded',
  stepsLeft: ['GOV_ID_SELFIE', 'bank'],
  money: { online: true, inPerson: false, payouts: false },
  sequence: 7,
  createdAt: Date.UTC(2026, 10, 1, 9, 30),
  changedAt: Date.UTC(2026, 10, 2, 9, 30),
};

test('a row has as many cells as the heading', () => {
  const [head, row] = exportRows([applicant]);
  expect(row).toHaveLength(head?.length ?? 0);
});

test('a name that is a formula is text to a spreadsheet', () => {
  const [, line = ''] = csvOf(exportRows([applicant])).split('\r\n');
  expect(line).toContain(`"'=HYPERLINK(""https://elsewhere.example"")"`);
  expect(line).toContain('Photo ID and selfie; Bank account');
  expect(line).toContain('2026-11-01 09:30');
});
