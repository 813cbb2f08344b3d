import { persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS, type ReplyOf } from '@signet/rulebook/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  completedApplication,
  newestCode,
  signInPersona,
  submittedApplication,
  TEST_TERMS,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';
import {
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
  postVerification,
  postVerificationSession,
} from '../testing/test-inquiries.ts';
import { phoneEndpointPath } from '../testing/test-phones.ts';

type Where = { visitor: TestVisitor; id: string };
type Asking =
  | 'sendOtp'
  | 'submitChanges'
  | 'changePhone'
  | 'verifyOtp'
  | 'sendPhoneLink'
  | 'verifyPhoneByNetwork'
  | 'submitFullSsn'
  | 'submitBusinessInfo'
  | 'submitFullOnboarding'
  | 'startIdentification'
  | 'textIdentificationLink'
  | 'startVerification'
  | 'addOwner'
  | 'updateOwner'
  | 'deleteOwner'
  | 'addOwnerCompany'
  | 'updateOwnerCompany'
  | 'deleteOwnerCompany'
  | 'putOwnerHolding'
  | 'deleteOwnerHolding'
  | 'submitOwners'
  | 'addIndividual'
  | 'patchIndividual'
  | 'deleteIndividual';

const SSN = {
  applicant: {
    name: { firstName: 'Ana', lastName: 'Ruiz' },
    governmentIdentification: { value: '900100006' },
  },
};
const BUSINESS = nestAnswers({
  'company.registered': true,
  'company.name': 'Webb Plumbing LLC',
  'company.address.line1': '1600 Pearl St',
  'company.address.city': 'Boulder',
  'company.address.territory': 'CO',
  'company.address.zip': '80302',
});
const IDENTITY_PATHS = [
  'applicant.dob',
  'applicant.governmentIdentification.value',
  'applicant.phone.localPhoneNumber',
];
const { answers: ANA } = persona('ana');
const IDENTITY = nestAnswers(
  Object.fromEntries(IDENTITY_PATHS.map((path) => [path, wireAnswers(ANA)[path] ?? ''])),
);
const OWNER = {
  firstName: 'Lena',
  lastName: 'Webb',
  email: 'lena@example.com',
  phone: '3035550177',
  ownershipPercentage: '40',
};
const OWNER_COMPANY = {
  companyKind: 'company',
  companyName: 'Bell Holdings LLC',
  companyShare: '40',
  companyNumber: '47-1234567',
  companyCountry: 'US',
};
const OWN_SHARE = { type: 'APPLICANT', ownershipPercentage: '60', isController: 'YES' };
const shareBecomes = (value: string) => [{ op: 'replace', path: '/ownershipPercentage', value }];

const NEW_TRADE_NAME = nestAnswers({ 'company.dba': 'Ana Bakes Bread' });

/** Bodies of each call: one accepted while the step-up is open, and one with a validation error. */
const BODIES: Record<Asking, { right: object; wrong: object }> = {
  sendOtp: { right: {}, wrong: {} },
  changePhone: {
    right: nestAnswers({ 'applicant.phone.localPhoneNumber': '4155550188' }),
    wrong: { applicant: { phone: { localPhoneNumber: 'x' } } },
  },
  verifyOtp: { right: { code: '123456' }, wrong: { code: 'x' } },
  sendPhoneLink: { right: {}, wrong: { finalTargetUrl: 7 } },
  verifyPhoneByNetwork: { right: {}, wrong: { vfp: '../..' } },
  submitFullSsn: { right: SSN, wrong: {} },
  submitFullOnboarding: { right: IDENTITY, wrong: { applicant: { dob: 'x' } } },
  submitBusinessInfo: { right: BUSINESS, wrong: { company: { name: '' } } },
  submitChanges: { right: NEW_TRADE_NAME, wrong: { company: { dba: '---' } } },
  startIdentification: { right: {}, wrong: { inquiryId: 'inq_of_nobody' } },
  textIdentificationLink: { right: {}, wrong: {} },
  startVerification: { right: {}, wrong: { inquiryId: 'inq_of_nobody' } },
  addOwner: { right: OWNER, wrong: { firstName: '' } },
  updateOwner: { right: { ownershipPercentage: '30' }, wrong: { ownershipPercentage: '900' } },
  deleteOwner: { right: {}, wrong: {} },
  addOwnerCompany: { right: OWNER_COMPANY, wrong: { companyShare: 'x' } },
  updateOwnerCompany: { right: { companyShare: '30' }, wrong: { companyShare: 'x' } },
  deleteOwnerCompany: { right: {}, wrong: {} },
  putOwnerHolding: { right: { companyShare: '30' }, wrong: { companyShare: 'x' } },
  deleteOwnerHolding: { right: {}, wrong: {} },
  submitOwners: { right: { confirmedUnder50: true }, wrong: { confirmedUnder50: 'yes' } },
  addIndividual: { right: OWNER, wrong: { firstName: '' } },
  patchIndividual: { right: shareBecomes('30'), wrong: shareBecomes('900') },
  deleteIndividual: { right: {}, wrong: {} },
};
const CALLS = keysOf(BODIES);

onPostgres('an application that moved on', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  beforeAll(async () => {
    at.flags.set('POYNT', { phoneAuthEnabled: true });
  });

  const once = <Thing>(arrange: () => Promise<Thing>): (() => Promise<Thing>) => {
    let made: Promise<Thing> | undefined;
    return () => {
      made ??= arrange();
      return made;
    };
  };
  const post = ({ visitor, id }: Where, path: string, body: object, more = {}) =>
    visitor.send<Problem & { application?: ApplicationView }>(
      'POST',
      `/api/v2/applications/${id}${path}`,
      body,
      more,
    );
  type Submitted = Where & Pick<Awaited<ReturnType<typeof submittedApplication>>, 'who'>;
  /** A code that did not arrive is told as such, not as one that is refused. */
  const textedCode = async ({ who, ...where }: Submitted): Promise<string> => {
    const { status, body } = await post(where, '/otp-code', {});
    expect([status, body.code]).toEqual([200, undefined]);
    return newestCode(at, who);
  };
  const proven = async (submitted: Submitted): Promise<Where> => {
    const { visitor, id } = submitted;
    const code = await textedCode(submitted);
    const { status, body } = await post({ visitor, id }, '/step-ups/otp', { code });
    expect([status, body.code]).toEqual([200, undefined]);
    await waitForDecision(at, visitor, id);
    return { visitor, id };
  };
  const arriving = async (
    ...how: [Parameters<typeof submittedApplication>[1], Answers?]
  ): Promise<Where> => {
    const { visitor, who, view } = await submittedApplication(at, ...how);
    return proven({ visitor, who, id: view.id });
  };
  const number = (ending: string) => ({
    'company.governmentIdentification.value': `8428${ending}`,
  });

  const networkAsked = once(async (): Promise<Where> => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    expect(
      (
        await visitor.send(
          'POST',
          `${phoneEndpointPath('verifyPhoneByNetwork', view.id)}?skip=true`,
        )
      ).status,
    ).toBe(200);
    return { visitor, id: view.id };
  });
  const phoneReplaced = once(async (): Promise<Where> => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    expect(
      (await visitor.send('POST', `${phoneEndpointPath('sendPhoneLink', view.id)}?skip=true`))
        .status,
    ).toBe(200);
    await waitForDecision(at, visitor, view.id);
    return { visitor, id: view.id };
  });
  const identified = once(async (): Promise<Where> => {
    const { visitor, id } = await arriving('ana', {
      'applicant.governmentIdentification.value': '0003',
    });
    const asked = { visitor, id, view: (await visitor.get(`/api/v2/applications/${id}`)).body };
    const { inquiryId } = (await postIdentificationSession(asked)).body;
    await finishAtVendor(at, inquiryId, 'pass');
    await postIdentification(asked, { inquiryId });
    await waitForDecision(at, visitor, id);
    return asked;
  });
  const ssnGiven = once(async () => {
    const where = await arriving('ana', { 'applicant.governmentIdentification.value': '0006' });
    expect((await post(where, '/step-ups/full-ssn', SSN)).status).toBe(200);
    await waitForDecision(at, where.visitor, where.id);
    return where;
  });
  const identityGiven = once(async () => {
    const { visitor, who } = await signInPersona(at, 'ana');
    const { body: made } = await visitor.send('POST', '/api/v2/applications', {
      application: { currency: 'USD', serviceType: 'Invoice' },
    });
    const answers = Object.entries(who.answers).filter(
      ([path, value]) => value !== '' && !IDENTITY_PATHS.includes(path),
    );
    await visitor.send(
      'PUT',
      `/api/v2/applications/${made.id}`,
      nestAnswers(Object.fromEntries(answers)),
      { version: made.version },
    );
    const where = { visitor, id: made.id };
    await post(where, '/onboard', TEST_TERMS);
    await waitForDecision(at, visitor, made.id);
    const { body: asked } = await visitor.send<ApplicationView>(
      'POST',
      `/api/v2/applications/${made.id}/full-onboarding`,
    );
    const own = nestAnswers(
      Object.fromEntries(
        IDENTITY_PATHS.map((path) => [path, wireAnswers(who.answers)[path] ?? '']),
      ),
    );
    expect(
      (await post(where, '/step-ups/full-onboarding', own, { version: asked.version })).status,
    ).toBe(200);
    await waitForDecision(at, visitor, made.id);
    return proven({ ...where, who });
  });
  const businessTold = async (ending: string) => {
    const where = await arriving('marcus', number(ending));
    expect((await post(where, '/step-ups/business-info', BUSINESS)).status).toBe(200);
    await waitForDecision(at, where.visitor, where.id);
    return where;
  };
  const businessChecked = once(() => businessTold('11015'));
  const documentSeen = once(async () => {
    const where = await businessTold('21015');
    const asked = {
      ...where,
      view: (await where.visitor.get(`/api/v2/applications/${where.id}`)).body,
    };
    const { inquiryId } = (await postVerificationSession(asked)).body;
    await finishAtVendor(at, inquiryId, 'pass');
    await postVerification(asked, { inquiryId });
    await waitForDecision(at, where.visitor, where.id);
    return where;
  });
  let ownRow = '';
  const ownersSent = once(async () => {
    const where = await arriving('marcus', { 'company.hasPartners': true, ...number('30001') });
    const { version } = (await where.visitor.get(`/api/v2/applications/${where.id}`)).body;
    const { application } = (await post(where, '/owners', OWN_SHARE, { version })).body;
    ownRow = application?.owners?.list[0]?.id ?? '';
    const skipped = await post(
      where,
      '/step-ups/beneficial-owners',
      { noPartners: true },
      { version: application?.version },
    );
    expect(skipped.status).toBe(200);
    await waitForDecision(at, where.visitor, where.id);
    return where;
  });
  const changed = once(async (): Promise<Where> => {
    at.flags.set('POYNT', { phoneAuthEnabled: false });
    const { visitor, view } = await approvedApplication(at, 'ana', {
      'applicant.governmentIdentification.value': '0004',
    });
    at.flags.set('POYNT', { phoneAuthEnabled: true });
    const robin = await staffVisitor(desk, 'robin');
    const { body } = await robin.call<ReplyOf<'claimReview'>>('claimReview', { id: view.id });
    const marks = [{ changeable: 'tradeName', reason: 'outOfDate' }];
    const asked = { id: view.id, version: body.review.version };
    await robin.call('requestChanges', { ...asked, body: { marks, businessDays: 10 } });
    expect((await post({ visitor, id: view.id }, '/step-ups/changes', NEW_TRADE_NAME)).status).toBe(
      200,
    );
    await waitForDecision(at, visitor, view.id);
    return { visitor, id: view.id };
  });
  const unsent = once(async (): Promise<Where> => {
    const { visitor, view } = await completedApplication(at, 'ana');
    return { visitor, id: view.id };
  });
  const decided = once(async (): Promise<Where> => {
    at.flags.set('POYNT', { phoneAuthEnabled: false });
    const { visitor, view } = await approvedApplication(at, 'ana');
    at.flags.set('POYNT', { phoneAuthEnabled: true });
    return { visitor, id: view.id };
  });

  /** Where each call's step-up was answered, and the page chosen next. */
  const ANSWERED: Record<Asking, { where: () => Promise<Where>; page: string }> = {
    sendOtp: { where: phoneReplaced, page: 'identification' },
    changePhone: { where: phoneReplaced, page: 'identification' },
    verifyOtp: { where: phoneReplaced, page: 'identification' },
    sendPhoneLink: { where: phoneReplaced, page: 'identification' },
    verifyPhoneByNetwork: { where: networkAsked, page: 'phone-auth' },
    submitFullSsn: { where: ssnGiven, page: 'bank' },
    submitFullOnboarding: { where: identityGiven, page: 'bank' },
    submitBusinessInfo: { where: businessChecked, page: 'verification' },
    submitChanges: { where: changed, page: 'success' },
    startIdentification: { where: identified, page: 'bank' },
    textIdentificationLink: { where: identified, page: 'bank' },
    startVerification: { where: documentSeen, page: 'bank' },
    addOwner: { where: ownersSent, page: 'bank' },
    updateOwner: { where: ownersSent, page: 'bank' },
    deleteOwner: { where: ownersSent, page: 'bank' },
    addOwnerCompany: { where: ownersSent, page: 'bank' },
    updateOwnerCompany: { where: ownersSent, page: 'bank' },
    deleteOwnerCompany: { where: ownersSent, page: 'bank' },
    putOwnerHolding: { where: ownersSent, page: 'bank' },
    deleteOwnerHolding: { where: ownersSent, page: 'bank' },
    submitOwners: { where: ownersSent, page: 'bank' },
    addIndividual: { where: ownersSent, page: 'bank' },
    patchIndividual: { where: ownersSent, page: 'bank' },
    deleteIndividual: { where: ownersSent, page: 'bank' },
  };
  const STATES: Record<string, (key: Asking) => { where: () => Promise<Where>; page: string }> = {
    'answered already': (key) => ANSWERED[key],
    decided: () => ({ where: decided, page: 'bank' }),
    'not sent yet': () => ({ where: unsent, page: 'check-answers' }),
  };

  describe.each(Object.keys(STATES))('%s', (state) => {
    test.each(CALLS)(
      '%s is 409 with the page to go to, whatever its body says, and changes nothing',
      async (key) => {
        const { where, page } = STATES[state]?.(key) ?? ANSWERED[key];
        const { visitor, id } = await where();
        const before = (await visitor.get(`/api/v2/applications/${id}`)).body;
        expect(before.page).toBe(page);
        const [method, path] = ENDPOINT_PATHS[key];
        const address = path
          .replace('{id}', id)
          .replace(/\{\w+\}/g, ownRow || 'urn:own:0000-0000-0000-0000-0000');
        for (const body of Object.values(BODIES[key])) {
          const late = await visitor.send<Problem>(method, address, body, {
            version: before.version,
          });
          expect([late.status, late.body.code, late.body.data]).toEqual([
            409,
            'application.stepUpClosed',
            { page },
          ]);
        }
        expect((await visitor.get(`/api/v2/applications/${id}`)).body.version).toBe(before.version);
      },
    );
  });

  test('the same key gives the first answer, also once the application has moved on', async () => {
    const { visitor, who, view } = await submittedApplication(at, 'ana');
    const where = { visitor, id: view.id };
    const code = await textedCode({ ...where, who });
    const first = await post(where, '/step-ups/otp', { code }, { key: 'double' });
    await waitForDecision(at, visitor, view.id);
    const again = await post(where, '/step-ups/otp', { code }, { key: 'double' });
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    const other = await post(where, '/step-ups/otp', { code });
    expect([other.status, other.body.data]).toEqual([409, { page: 'bank' }]);
  });

  test('answers 409 to the right code once it has verified the phone', async () => {
    const { visitor, who, view } = await submittedApplication(at, 'ana');
    const where = { visitor, id: view.id };
    const code = await textedCode({ ...where, who });
    expect((await post(where, '/step-ups/otp', { code })).status).toBe(200);
    expect((await post(where, '/step-ups/otp', { code })).body.code).toBe(
      'application.stepUpClosed',
    );
  });
});

test('lists every call about a step-up', () => {
  const rows = Object.entries<EndpointRow>(ENDPOINTS);
  expect(
    rows.flatMap(([key, row]) => (row.requiresOpenStepUp === undefined ? [] : [key])).sort(),
  ).toEqual([...CALLS].sort());
});
