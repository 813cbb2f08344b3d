import type { CaseHistory } from '../case-history.ts';

const at = Date.parse('2026-11-24T15:00:00Z');

/** A case as a reviewer reads it, for tests of what its page makes of it. */
export const caseHistory = (change: Partial<CaseHistory> = {}): CaseHistory => ({
  review: {
    id: 'urn:app:0a1b-2c3d-4e5f-6g7h-8j9k',
    reference: 'K7QM-3XPD',
    businessName: 'Petrosyan Cycle Works LLC',
    portal: 'POYNT',
    market: 'US',
    decision: 'PENDING',
    reason: { code: 'inquiry.failedTwice', message: 'Photo ID failed twice.' },
    sentAt: at,
    version: 40,
    decisions: ['APPROVED', 'DECLINED'],
    confirmed: [],
    cases: [{ case: 'decision', actions: [] }],
  },
  isClosedToReader: false,
  locale: 'en-US',
  dueBy: '2026-11-24',
  typed: [{ path: 'company.name', value: 'Petrosyan Cycle Works LLC', isSecret: false }],
  shown: { title: 'We’re reviewing your application', text: 'You hear from us by Friday.' },
  page: 'in-review',
  pageRule: 'review',
  statusId: 'inReview',
  decisions: [],
  owners: [],
  companies: [],
  documents: [],
  changeableNow: {},
  orders: [],
  stepUps: [],
  messages: [],
  duplicates: 0,
  changeable: [],
  changes: [],
  audit: [{ seq: 1, at, actor: 'applicant', action: 'application.sent', detail: '' }],
  ...change,
});
