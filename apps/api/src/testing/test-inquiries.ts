import { createHmac } from 'node:crypto';
import type { Answers } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers } from '@signet/rulebook/core/answers';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { InquiryStatus } from '@signet/rulebook/identity/inquiry';
import { PERSONA_WEBHOOK } from '../identity/persona-webhook.ts';
import {
  type ApiUnderTest,
  approvedApplication,
  submittedApplication,
  type TestVisitor,
  waitForDecision,
} from './test-api.ts';

export type SessionReply = {
  inquiryId: string;
  sessionToken?: string;
  phoneLink?: string;
  isInquiryCompleted: boolean;
  host: string;
  frameKind: string;
  vendorName: string;
  application: ApplicationView;
};
export type InquiryReply = {
  inquirySessionStatus: InquiryStatus;
  applicantId: string;
  application: ApplicationView;
};
export type InquiryCase = { visitor: TestVisitor; id: string; view: ApplicationView };

const SSN = 'applicant.governmentIdentification.value';
let numbers = 0;

/** An application that requires photo ID because the identity source requests a document. */
export async function applicationAwaitingPhotoId(at: ApiUnderTest): Promise<InquiryCase> {
  const { visitor, view } = await approvedApplication(at, 'ana', { [SSN]: '0003' });
  return { visitor, id: view.id, view };
}

/** The same in Canada, without a tax id: photo ID replaces the code. docs/readings.md 1. */
export async function canadianApplicationAwaitingPhotoId(
  at: ApiUnderTest,
  more: Answers = {},
): Promise<InquiryCase> {
  const { visitor, view } = await submittedApplication(at, 'chloe', { [SSN]: '', ...more });
  await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp?skip=true`, {});
  return { visitor, id: view.id, view: await waitForDecision(at, visitor, view.id) };
}

/**
 * An application that requires a business document: its tax id matches no name, even on the second
 * check.
 */
export async function applicationAwaitingDocument(at: ApiUnderTest): Promise<InquiryCase> {
  numbers += 1;
  const ein = `87${String(numbers).padStart(3, '0')}1015`;
  const { visitor, who, view } = await approvedApplication(at, 'marcus', {
    'company.governmentIdentification.value': ein,
  });
  const company = Object.fromEntries(
    Object.entries(who.answers).filter(
      ([path]) => /^company\.(registered|name|dba|address)/.test(path) && path !== 'company.dba',
    ),
  );
  await visitor.send(
    'POST',
    `/api/v2/applications/${view.id}/step-ups/business-info`,
    nestAnswers(company),
  );
  return { visitor, id: view.id, view: await waitForDecision(at, visitor, view.id) };
}

const post =
  <Answered>(key: EndpointKey) =>
  <Reply = Answered>({ visitor, id }: InquiryCase, body: object = {}) =>
    visitor.send<Reply>('POST', ENDPOINT_PATHS[key][1].replace('{id}', id), body);

/** The calls of both modes, by endpoint key. */
export const postIdentificationSession = post<SessionReply>('startIdentification');
export const postIdentification = post<InquiryReply>('refreshIdentification');
export const postIdentificationText = post<{ application: ApplicationView }>(
  'textIdentificationLink',
);
export const postVerificationSession = post<SessionReply>('startVerification');
export const postVerification = post<InquiryReply>('refreshVerification');

/** Ends the inquiry in the vendor's window; its webhooks do not reach the API of a test. */
export async function finishAtVendor(
  { sandbox }: ApiUnderTest,
  inquiryId: string,
  act: 'pass' | 'expiring' | 'fail' | 'blurred' | 'fraud' | 'review' | 'timeout',
): Promise<void> {
  const answer = await fetch(`${sandbox}/control/inquiries/${inquiryId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act }),
  });
  if (answer.status !== 204) throw new Error(`the sandbox answered ${answer.status}`);
}

let events = 0;
const newEventId = (): string => {
  events += 1;
  return `evt_test_${events}`;
};

export const webhookEvent = (
  inquiryId: string,
  { id = newEventId(), name = 'inquiry.approved', at = Date.now() } = {},
): string =>
  JSON.stringify({
    data: {
      type: 'event',
      id,
      attributes: {
        name,
        'created-at': new Date(at).toISOString(),
        payload: { data: { type: 'inquiry', id: inquiryId, attributes: {} }, included: [] },
      },
    },
  });

type Signing = { secret?: string; t?: number; header?: string };

/** Posts a webhook to the API; correctly signed by default. */
export async function postWebhook(
  at: ApiUnderTest,
  rawBody: string,
  {
    secret = at.deps.config.persona.webhookSecret,
    t = Math.floor(Date.now() / 1000),
    header,
  }: Signing = {},
) {
  const v1 = createHmac('sha256', secret).update(`${t}.${rawBody}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'persona-signature': header ?? `t=${t},v1=${v1}`,
  };
  return at.app.inject({ method: 'POST', url: PERSONA_WEBHOOK.path, headers, payload: rawBody });
}
