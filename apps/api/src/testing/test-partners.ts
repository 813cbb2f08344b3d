import type { Answers } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { OwnerRecordView } from '@signet/rulebook/people/owner-record-view';
import { sandboxClient } from '@signet/testing/sandbox-client';
import {
  type ApiUnderTest,
  completedApplication,
  newestCode,
  newVisitor,
  TEST_TERMS,
  type TestVisitor,
  waitForDecision,
} from './test-api.ts';
import { ownerCalls } from './test-owners.ts';

export const PARTNER_HOME = { line1: '12 Oak St', city: 'Boulder', territory: 'CO', zip: '80302' };
export const PARTNER_DETAILS = {
  dob: '1981-03-04',
  address: PARTNER_HOME,
  governmentIdentification: { value: '4321' },
};

let businesses = 0;

/** A business with partners that must list its owners; the applicant's own share is known. */
export async function askedForPartners(at: ApiUnderTest, changed: Answers = {}, share = '60') {
  businesses += 1;
  const own = {
    'company.hasPartners': true,
    'company.governmentIdentification.value': `8428${20_000 + businesses}`,
  };
  const { visitor, view, who } = await completedApplication(at, 'marcus', { ...own, ...changed });
  await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
  await waitForDecision(at, visitor, view.id);
  await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
    code: await newestCode(at, who),
  });
  const { version } = await waitForDecision(at, visitor, view.id);
  const calls = ownerCalls(visitor, view.id, version);
  await calls.add({ type: 'APPLICANT', ownershipPercentage: share, isController: 'YES' });
  return { visitor, who, id: view.id, ...calls };
}

export const partnerNamed = (name: string, more: object = {}) => ({
  firstName: name,
  lastName: 'Webb',
  email: `${name.toLowerCase()}.${businesses}@example.com`,
  phone: '3035550177',
  ownershipPercentage: '40',
  isController: 'NO',
  ...more,
});

export const pathOf = (key: EndpointKey, id: string, ownerId = ''): string =>
  ENDPOINT_PATHS[key][1].replace('{id}', id).replace('{ownerId}', ownerId);

export const partnerIn = ({ owners }: Pick<ApplicationView, 'owners'>, email: string) =>
  owners?.list.find((owner) => owner.email === email);

type Reply = { application: ApplicationView } & Problem;

export const invitePartner = (visitor: TestVisitor, id: string, ownerId: string) =>
  visitor.send<Reply>('POST', pathOf('inviteOwner', id, ownerId));

/** Invitation links in that mailbox, newest first, each with path and token. */
export async function invitationLinks(
  { sandbox, queue }: ApiUnderTest,
  email: string,
): Promise<{ path: string; token: string }[]> {
  await queue.runDue();
  const mails = await sandboxClient(sandbox).mails(email);
  return mails.flatMap(({ text = '' }) => {
    const [, path, token] =
      /https?:\/\/[^/\s]+(\/\S*\/owners\/[^\s?#]+)\?\S+#(\S+)/.exec(text) ?? [];
    return path === undefined || token === undefined ? [] : [{ path, token }];
  });
}

/** A partner's browser, signed in with that email, and their calls. */
export async function partnerVisitor(at: ApiUnderTest, email: string, id: string, ownerId: string) {
  const visitor = newVisitor(at);
  await visitor.signIn(email);
  return { visitor, ...partnerCalls(visitor, id, ownerId) };
}

type OwnReply = { owner: OwnerRecordView } & Problem;
type StartedReply = OwnReply & {
  inquiryId: string;
  sessionToken?: string;
  phoneLink?: string;
  isInquiryCompleted: boolean;
};

export const partnerCalls = (visitor: TestVisitor, id: string, ownerId: string) => ({
  open: (token: string) =>
    visitor.send<
      {
        applicationId: string;
        ownerId: string;
        businessName: string;
        applicantName: string;
      } & Problem
    >('POST', pathOf('openInvitation', id), { token }),
  accept: () => visitor.send<OwnReply>('POST', pathOf('acceptInvitation', id, ownerId)),
  deny: () =>
    visitor.send<{ isDenied: true } & Problem>('POST', pathOf('denyOwnership', id, ownerId)),
  record: () => visitor.get<OwnerRecordView & Problem>(pathOf('getOwner', id, ownerId)),
  details: (body: unknown = PARTNER_DETAILS) =>
    visitor.send<OwnReply>('POST', pathOf('submitOwnerDetails', id, ownerId), body),
  startPhotoId: (body: unknown = {}) =>
    visitor.send<StartedReply>('POST', pathOf('startOwnerIdentification', id, ownerId), body),
  refreshPhotoId: (body: unknown = {}) =>
    visitor.send<
      { inquirySessionStatus: string; applicantId: string; owner: OwnerRecordView } & Problem
    >('POST', pathOf('refreshOwnerIdentification', id, ownerId), body),
});

/** A partner who was added, invited, and accepted by the emailed link. */
export async function acceptedPartner(
  at: ApiUnderTest,
  applicant: Awaited<ReturnType<typeof askedForPartners>>,
  name: string,
  more: object = {},
) {
  const partner = partnerNamed(name, more);
  const added = await applicant.add(partner);
  const ownerId = partnerIn(added.body.application, partner.email)?.id ?? '';
  await invitePartner(applicant.visitor, applicant.id, ownerId);
  const [link] = await invitationLinks(at, partner.email);
  const calls = await partnerVisitor(at, partner.email, applicant.id, ownerId);
  await calls.open(link?.token ?? '');
  const { body } = await calls.accept();
  return {
    ...calls,
    ownerId,
    email: partner.email,
    token: link?.token ?? '',
    accepted: body.owner,
  };
}
