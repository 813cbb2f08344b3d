import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  mailSubjects,
  newestCode,
  submittedApplication,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import {
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
} from '../testing/test-inquiries.ts';
import { addBusinessDays } from './sla.ts';

const REVIEW = { US: '0004', CA: '046454047' };
const SECRET = 'applicant.governmentIdentification.value';
const OTTAWA = {
  'company.address.city': 'Ottawa',
  'company.address.territory': 'ON',
  'company.address.zip': 'K1P 1J1',
};

onPostgres('the dates by which we promise to look', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    // Wednesday evening in Quebec, the eve of the 2027 Fête nationale; already Thursday in UTC.
    await at.clock.moveTo(Date.parse('2027-06-24T01:00:00Z') - Date.now());
  });

  test.each([
    ['in Quebec', 'chloe', { [SECRET]: REVIEW.CA }, { from: '2027-06-25', to: '2027-06-28' }],
    [
      'in Ontario',
      'chloe',
      { [SECRET]: REVIEW.CA, ...OTTAWA },
      { from: '2027-06-24', to: '2027-06-25' },
    ],
    [
      'in the United States',
      'ana',
      { [SECRET]: REVIEW.US },
      { from: '2027-06-24', to: '2027-06-25' },
    ],
  ] as const)('%s follow the calendar of the place', async (_where, who, changed, by) => {
    const { view } = await approvedApplication(at, who, changed);
    expect([view.status.id, view.status.by]).toEqual(['inReview', by]);
  });

  const dayMs = 24 * 3_600_000;
  const later = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);

  test('count from when the review began, and are hidden once they have passed', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana', { [SECRET]: REVIEW.US });
    // Sessions do not live that long.
    const back = () => visitor.signIn(who.answers['applicant.email.emailAddress'] ?? '');
    await later(7 * dayMs); // Wednesday, June 30
    await back();
    await visitor.send('POST', `/api/v2/applications/${view.id}/otp-code`);
    await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
      code: await newestCode(at, who),
    });
    const { status } = await waitForDecision(at, visitor, view.id);
    expect([status.id, status.sla, status.by]).toEqual([
      'inReview',
      'review',
      { from: '2027-07-01', to: '2027-07-02' },
    ]);
    await later(3 * dayMs);
    await back();
    const { status: late } = await waitForDecision(at, visitor, view.id);
    expect([late.id, late.sla, late.by]).toEqual(['inReview', 'review', undefined]);
  });

  test('depend on what is reviewed: a photo ID takes three to five business days, and the email says so', async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana', { [SECRET]: '0003' });
    expect([view.status.id, view.status.sla]).toEqual(['stepUp', 'stepUp']);
    const asked = { visitor, id: view.id, view };
    const { body } = await postIdentificationSession(asked);
    await finishAtVendor(at, body.inquiryId, 'review');
    await postIdentification(asked, { inquiryId: body.inquiryId });
    const { status } = await waitForDecision(at, visitor, view.id);
    const today = at.clock.today('US');
    const by = { from: addBusinessDays(today, 3, 'US'), to: addBusinessDays(today, 5, 'US') };
    expect([status.id, status.sla, status.by]).toEqual(['inReview', 'stepUp', by]);
    await expect
      .poll(async () => (await mailSubjects(at, who))[0])
      .toContain('Your application is in review');
  });

  test('stay unchanged while a source is queried again, and no text mentions a person', async () => {
    await breakVendor(at, 'persona', '503', { times: 200 });
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    expect([view.status.id, view.page, view.checking]).toEqual([
      'stillChecking',
      'success',
      undefined,
    ]);
    for (const waitMs of LIMITS.recheckDelaysMs.slice(0, 3)) {
      await later(waitMs);
      const now = await waitForDecision(at, visitor, view.id);
      expect([now.status.id, now.page, now.status.by]).toEqual([
        'stillChecking',
        'success',
        view.status.by,
      ]);
    }
    await expect.poll(() => mailSubjects(at, who)).toHaveLength(1);
    expect((await mailSubjects(at, who))[0]).toContain('We’re still checking your application');
    for (const waitMs of LIMITS.recheckDelaysMs.slice(3)) await later(waitMs);
    const given = await waitForDecision(at, visitor, view.id);
    expect([given.status.id, given.status.reason?.code, given.status.by]).toEqual([
      'inReview',
      'review',
      view.status.by,
    ]);
    await expect
      .poll(async () => (await mailSubjects(at, who))[0])
      .toContain('Your application is in review');
    await clearVendorFaults(at);
    await later(LIMITS.recheckDelaysMs.at(-1) ?? 0);
    expect((await waitForDecision(at, visitor, view.id)).decision).toBe('APPROVED');
  });
});

test.each([
  ['2026-11-20', 1, 'US', undefined, '2026-11-23', 'a Friday leads to Monday'],
  ['2026-11-21', 1, 'US', undefined, '2026-11-23', 'a Saturday too'],
  ['2026-11-18', 2, 'US', undefined, '2026-11-20', 'within the week'],
  ['2026-11-19', 2, 'US', undefined, '2026-11-23', 'over a weekend'],
  ['2026-11-25', 2, 'US', undefined, '2026-11-30', 'over Thanksgiving and a weekend'],
  ['2026-11-25', 2, 'CA', 'ON', '2026-11-27', 'which is no holiday in Canada'],
  ['2026-07-02', 1, 'US', undefined, '2026-07-03', 'the Friday before Saturday the 4th is worked'],
  ['2026-07-03', 1, 'US', undefined, '2026-07-06', 'and the Monday after it'],
  ['2026-06-23', 1, 'CA', 'QC', '2026-06-25', 'over the Fête nationale in Quebec'],
  ['2026-06-23', 1, 'CA', 'ON', '2026-06-24', 'and not in Ontario'],
  ['2026-12-24', 2, 'US', undefined, '2026-12-29', 'over Christmas'],
  ['2026-12-24', 2, 'CA', 'QC', '2026-12-30', 'Canada rests on Boxing Day’s Monday too'],
  ['2026-12-31', 2, 'US', undefined, '2027-01-05', 'over the year’s end: Friday the 1st'],
  ['2027-12-31', 1, 'US', undefined, '2028-01-03', 'a New Year’s Saturday is lost in the US'],
  ['2027-12-31', 1, 'CA', 'ON', '2028-01-04', 'and made up for in Canada'],
  ['2026-03-06', 1, 'US', undefined, '2026-03-09', 'over the weekend of summer time'],
  ['2026-10-30', 1, 'CA', 'ON', '2026-11-02', 'and of its end'],
] as const)(
  '%s and %d business days in %s %s is %s: %s',
  (from, days, market, territory, day, _why) =>
    expect(addBusinessDays(from, days, market, territory)).toBe(day),
);
