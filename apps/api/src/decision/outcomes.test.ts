import type { PersonaId } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  mailSubjects,
  newestCode,
  submittedApplication,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';

const SSN = 'applicant.governmentIdentification.value';
const TAX_ID = 'company.governmentIdentification.value';
const open4 = (digits: string) => ({ [SSN]: digits });

type Row = [
  what: string,
  who: PersonaId,
  changed: Answers,
  decision: string,
  openStep: string | undefined,
  reason: string,
];

/** Outcomes of the sandbox's magic values once the phone is verified. */
const OUTCOMES: Row[] = [
  ['another phone', 'ana', open4('0002'), 'PENDING', 'GOV_ID_SELFIE', 'photoId'],
  ['a document is asked for', 'ana', open4('0003'), 'PENDING', 'GOV_ID_SELFIE', 'photoId'],
  ['somebody must look', 'ana', open4('0004'), 'PENDING', undefined, 'review'],
  ['the full number is needed', 'ana', open4('0006'), 'PENDING', 'FULL_SSN', 'more'],
  [
    'the business is looked at again',
    'marcus',
    { [TAX_ID]: '842911005' },
    'PENDING',
    'BUSINESS_INFO',
    'business.mismatch',
  ],
  ['the business is reviewed', 'marcus', { [TAX_ID]: '842911004' }, 'PENDING', undefined, 'review'],
  [
    'partners were declared',
    'marcus',
    { 'company.hasPartners': true },
    'PENDING',
    'BO_INFO',
    'owners.missing',
  ],
  [
    'a trade that we review',
    'ana',
    { 'company.mccDetails.id': '218' },
    'PENDING',
    undefined,
    'category.review',
  ],
];

onPostgres('outcomes of an application', (open) => {
  const at = testApi(open);

  test.each(OUTCOMES)('%s', async (_what, who, changed, decision, openStep, reason) => {
    const { view } = await approvedApplication(at, who, changed);
    expect([
      view.decision,
      view.stepUpDetails.find(({ finishedAt }) => finishedAt === undefined)?.type,
      view.status.reason?.code,
    ]).toEqual([decision, openStep, reason]);
  });

  test.each([
    ['fraud is reported', 'ana', open4('0001')],
    ['the business is declined', 'marcus', { [TAX_ID]: '842911001' }],
  ] as const)('%s: declined before any code is sent, in calm words', async (_what, id, changed) => {
    const { view, who } = await submittedApplication(at, id, changed);
    expect([view.decision, view.page, view.status.reason?.code, view.stepUpDetails]).toEqual([
      'DECLINED',
      'success',
      'notApproved',
      [],
    ]);
    await expect
      .poll(() => mailSubjects(at, who))
      .toEqual(['We couldn’t approve your application']);
  });

  test('a watch list reads like any other review', async () => {
    const { view } = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    expect([view.decision, view.page, view.status.reason?.code]).toEqual([
      'PENDING',
      'success',
      'review',
    ]);
    expect(JSON.stringify(view)).not.toContain('watch.list');
  });

  test('counts a late answer as unknown after the source’s limit, and finds it in the next round', {
    timeout: 60_000,
  }, async () => {
    const { view, visitor, who } = await submittedApplication(at, 'ana', open4('0009'));
    expect([view.page, view.decision]).toEqual(['otp', 'PENDING']);
    const body = JSON.stringify({ advanceMs: 90_000 });
    await fetch(`${at.sandbox}/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
      code: await newestCode(at, who),
    });
    expect((await waitForDecision(at, visitor, view.id)).decision).toBe('APPROVED');
  });
});
