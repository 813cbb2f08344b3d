import { type Persona, persona } from '@signet/personas/personas';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers } from '@signet/rulebook/core/answers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEYS_AT_0071, openMigrated, VIEWS_AT_0071 } from '../testing/database-at-0071.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  type ApiUnderTest,
  newestCode,
  newVisitor,
  startTestApi,
  type TestVisitor,
  waitForDecision,
} from '../testing/test-api.ts';
import {
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
  postVerification,
  postVerificationSession,
} from '../testing/test-inquiries.ts';
import { PARTNER_DETAILS } from '../testing/test-partners.ts';

/** Longer than the lifetime of a code and the wait for the next one. */
const codeWaitMs = 3_600_000;
const mostSteps = 12;
const IDENTITY = [
  'applicant.dob',
  'applicant.governmentIdentification.value',
  'applicant.phone.localPhoneNumber',
];

type Applying = {
  at: ApiUnderTest;
  visitor: TestVisitor;
  id: string;
  who: Persona;
  view: ApplicationView;
};
type Step = (applying: Applying) => Promise<{ status: number; text: string }>;

const pick = ({ answers }: Persona, wanted: (path: string) => boolean) =>
  nestAnswers(
    Object.fromEntries(
      Object.entries(answers).filter(([path, value]) => value !== '' && wanted(path)),
    ),
  );
const save = ({ visitor, id, view }: Applying, body: object) =>
  visitor.send('PUT', `/api/v2/applications/${id}`, body, { version: view.version });
const post = ({ visitor, id }: Applying, path: string, body: object) =>
  visitor.send('POST', `/api/v2/applications/${id}${path}`, body);

const answerAll: Step = (applying) =>
  save(
    applying,
    pick(applying.who, (path) => path !== 'applicant.email.emailAddress'),
  );

const STEPS: Readonly<Record<string, Step>> = {
  'application-applicant': answerAll,
  business: answerAll,
  category: answerAll,
  address: answerAll,
  'owner-identity': (applying) => {
    const { visitor, id, view } = applying;
    const body = pick(applying.who, (path) => IDENTITY.includes(path));
    if (!view.stepUpDetails.some(({ type }) => type === 'FULL_ONBOARDING'))
      return save(applying, body);
    return visitor.send('POST', `/api/v2/applications/${id}/step-ups/full-onboarding`, body, {
      version: view.version,
    });
  },
  'check-answers': (applying) =>
    post(applying, '/onboard', {
      terms: {
        signed: true,
        id: `merchant-agreement-${applying.view.market.toLowerCase()}`,
        version: '2026-10-01',
      },
    }),
  otp: async (applying) => {
    await post(applying, '/otp-code', {});
    const phone = applying.view.applicant.phone.localPhoneNumber ?? '';
    const code = await newestCode(applying.at, {
      ...applying.who,
      answers: { 'applicant.phone.localPhoneNumber': phone },
    });
    return post(applying, '/step-ups/otp', { code });
  },
  ssn: (applying) =>
    post(applying, '/step-ups/full-ssn', {
      applicant: {
        name: applying.view.applicant.name,
        governmentIdentification: { value: '900104321' },
      },
    }),
  'business-info': (applying) =>
    post(applying, '/step-ups/business-info', {
      ...pick(applying.who, (path) =>
        /^company\.(registered|name|address|governmentIdentification)/.test(path),
      ),
    }),
  identification: async ({ at, ...asked }) => {
    const { body } = await postIdentificationSession(asked, { withSelfie: true });
    await finishAtVendor(at, body.inquiryId, 'pass');
    return postIdentification(asked);
  },
  verification: async ({ at, ...asked }) => {
    const { body } = await postVerificationSession(asked);
    await finishAtVendor(at, body.inquiryId, 'pass');
    return postVerification(asked);
  },
  owners: (applying) => {
    const missing = applying.view.owners?.list.find(
      ({ status }) => status === 'request to be sent',
    );
    if (missing === undefined)
      return applying.visitor.send(
        'POST',
        `/api/v2/applications/${applying.id}/step-ups/beneficial-owners`,
        { noPartners: true },
        { version: applying.view.version },
      );
    const details = { noSsn: 'NO', ...PARTNER_DETAILS };
    return applying.visitor.send(
      'PUT',
      `/api/v2/applications/${applying.id}/owners/${missing.id}`,
      details,
      {
        version: applying.view.version,
      },
    );
  },
  bank: (applying) => {
    const { accountNumberConfirm: _typedTwice, ...bank } = applying.who.bank;
    return post(applying, '/financial-instruments/manual', bank);
  },
};

const ENDS: Readonly<Record<string, readonly [decision: string, page: string]>> = {
  closed: ['APPROVED', 'close-account'],
  declined: ['DECLINED', 'success'],
  review: ['PENDING', 'success'],
  'category-review': ['PENDING', 'success'],
  'owners-sent': ['APPROVED_PENDING', 'owners-bank'],
  'owners-waiting': ['APPROVED_PENDING', 'owners-bank'],
  'basic-approved': ['APPROVED_PENDING', 'success'],
};

onPostgres('applications of the release before', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(
      (options) => openMigrated(open).then((opened) => ({ ...opened, ...options })),
      KEYS_AT_0071,
    );
  });
  afterAll(() => at.close());

  test.each(Object.entries(VIEWS_AT_0071))(
    '%s goes on to its end',
    { timeout: 120_000 },
    async (name, { email, view: before }) => {
      const visitor = newVisitor(at);
      await visitor.signIn(email);
      const { id } = before;
      const row = persona(
        email.split('.')[0] as 'ana',
        900 + Object.keys(VIEWS_AT_0071).indexOf(name),
      ); // the fixture's people are personas
      let view = await waitForDecision(at, visitor, id);
      const way = [view.page];
      for (let step = 0; step < mostSteps; step += 1) {
        const act = STEPS[view.page];
        if (act === undefined) break;
        await at.clock.moveTo(at.clock.offsetMs() + codeWaitMs);
        await visitor.signIn(email); // signs in again, as the clock has moved
        view = await waitForDecision(at, visitor, id); // jobs that were due have run
        const reply = await act({ at, visitor, id, who: row, view });
        expect([way, reply.status < 300 ? '' : reply.text]).toEqual([way, '']);
        view = await waitForDecision(at, visitor, id);
        way.push(view.page);
      }
      expect([way, view.decision, view.page]).toEqual([
        way,
        ...(ENDS[name] ?? ['APPROVED', 'complete']),
      ]);
      expect(await at.deps.store.audit.verify(id)).toMatchObject({ ok: true });
    },
  );
});
