import { LIMITS } from '@signet/rulebook/core/limits';
import { describe } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  mailSubjects,
  newestCode,
  type ProblemReply,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import {
  applicationAwaitingPhotoId,
  postIdentification,
  postIdentificationSession,
} from '../testing/test-inquiries.ts';
import { testEveryVendorFault, type VendorFaultStep } from '../testing/vendor-faults.ts';

const asked = '/api/v1/inquiries';
const theirName = (answer: string) =>
  answer.replace(/"reference-id":"[^"]*"/, '"reference-id":"urn:app:theirs"');

onPostgres('the identity vendor', (open) => {
  const at = testApi(open);

  /** Submitted with a verified phone, so the source decides. */
  const evidence =
    (
      id: 'ana' | 'marcus',
      source: 'person' | 'business' | 'watchList',
    ): VendorFaultStep['arrange'] =>
    async () => {
      const { visitor, view, who } = await completedApplication(at, id);
      const path = `/api/v2/applications/${view.id}`;
      const told = async () => {
        const { decision, page, status } = await waitForDecision(at, visitor, view.id);
        const round = (await at.deps.store.applications.loadForWork(view.id))?.round ?? 0;
        const { answer } =
          (await at.deps.store.applications.evidence(view.id, round))[source] ?? {};
        return [
          decision,
          page,
          status.reason?.code,
          (answer as Record<string, unknown> | undefined)?.[source],
        ]; // stored as JSON
      };
      return {
        call: async () => {
          await visitor.send('POST', `${path}/onboard`, TEST_TERMS);
          await waitForDecision(at, visitor, view.id);
          await visitor.send('POST', `${path}/step-ups/otp`, { code: await newestCode(at, who) });
          return told();
        },
        // No mail goes out for a decision that was not made.
        kept: async () =>
          (await mailSubjects(at, who)).filter((subject) =>
            /re approved|approve your application/.test(subject),
          ),
        again: async () => {
          await at.clock.moveTo(at.clock.offsetMs() + LIMITS.recheckDelaysMs[2]);
          return told();
        },
      };
    };
  const unknown = ['PENDING', 'success', 'source.unavailable', 'unknown'];
  const evidenceStep = (
    who: 'ana' | 'marcus',
    source: 'person' | 'business' | 'watchList',
    said: string,
  ) => ({
    what: `the ${source} of ${who} is asked about`,
    vendor: 'persona' as const,
    times: 50,
    arrange: evidence(who, source),
    works: ['APPROVED', 'bank', 'all.clear', said],
    down: unknown,
    keeps: [],
  });

  const EVIDENCE: readonly VendorFaultStep[] = [
    {
      ...evidenceStep('ana', 'person', 'match'),
      path: asked,
      other: theirName,
      // A failure on one person alone is our own fault, and a reviewer decides. docs/readings.md
      // 88.
      but: { '500': ['ERROR', 'error', 'internal.error', 'fault'] },
      final: ['500'],
    },
    {
      ...evidenceStep('marcus', 'business', 'match'),
      path: asked,
      other: (answer) => (answer.includes('itmpl_business') ? theirName(answer) : answer),
      but: { '500': ['ERROR', 'error', 'internal.error', 'unknown'] },
      final: ['500'],
    },
    {
      ...evidenceStep('ana', 'watchList', 'clear'),
      path: '/api/v1/reports',
      other: (answer) =>
        answer.replace('"type":"report/watchlist"', '"type":"report/business-watchlist"'),
    },
  ];
  describe('checks', () => testEveryVendorFault(() => at, EVIDENCE));

  const told = (reply: { status: number; body: unknown }) => [
    reply.status,
    (reply as ProblemReply).body.code,
  ]; // a problem on errors
  const WINDOWS: readonly VendorFaultStep[] = [
    {
      what: 'an inquiry begins',
      vendor: 'persona' as const,
      path: asked,
      other: theirName,
      arrange: async () => {
        const one = await applicationAwaitingPhotoId(at);
        return {
          call: async () => told(await postIdentificationSession(one)),
          kept: async () => {
            const { page, inquiry } = (await one.visitor.get(`/api/v2/applications/${one.id}`))
              .body;
            return [page, inquiry?.attemptsLeft];
          },
        };
      },
      works: [200, undefined],
      down: [500, 'inquiry.sessionTokenMissing'],
      keeps: ['identification', 5],
    },
    {
      what: 'an inquiry is read',
      vendor: 'persona' as const,
      path: asked,
      other: (answer) =>
        answer
          .replace(/"id":"inq_/, '"id":"inq_theirs')
          .replace(/"status":"\w+"/, '"status":"approved"'),
      arrange: async () => {
        const one = await applicationAwaitingPhotoId(at);
        const { inquiryId } = (await postIdentificationSession(one)).body;
        return {
          call: async () => told(await postIdentification(one, { inquiryId })),
          kept: async () => {
            const { page, inquiry, decision } = (
              await one.visitor.get(`/api/v2/applications/${one.id}`)
            ).body;
            return [page, decision, inquiry?.inquiryId === inquiryId];
          },
        };
      },
      works: [200, undefined],
      down: [503, 'provider.unavailable'],
      keeps: ['identification', 'PENDING', true],
    },
    {
      what: 'an inquiry’s window is opened',
      vendor: 'persona' as const,
      path: '/resume',
      other: (answer) => answer.replace(/"id":"inq_/, '"id":"inq_theirs'),
      arrange: async () => {
        const one = await applicationAwaitingPhotoId(at);
        return {
          call: async () => told(await postIdentificationSession(one)),
          kept: async () =>
            (await one.visitor.get(`/api/v2/applications/${one.id}`)).body.inquiry?.attemptsLeft,
        };
      },
      works: [200, undefined],
      down: [500, 'inquiry.sessionTokenMissing'],
      keeps: 4, // the attempt stays with its inquiry, which opens next time
    },
  ];
  describe('inquiries', () => {
    testEveryVendorFault(() => at, WINDOWS);
  });
});
