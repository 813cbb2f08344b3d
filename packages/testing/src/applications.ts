import { randomUUID } from 'node:crypto';
import type { Persona } from '@signet/personas/personas';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { termsInForce } from '@signet/rulebook/reference/terms';

export type CallRequest = {
  id?: string;
  ownerId?: string;
  query?: string;
  body?: object;
  version?: number;
  key?: string;
};
export type CallReply = { status: number; body: Record<string, unknown> };

export type Caller = (endpoint: EndpointKey, request?: CallRequest) => Promise<CallReply>;

/** The reply of a call that succeeded; throws Error with the problem's code otherwise. */
export function succeeded<Reply extends CallReply>(
  endpoint: EndpointKey,
  reply: Reply | undefined,
): Reply {
  if (reply === undefined || reply.status < 200 || reply.status > 299)
    throw new Error(`${endpoint} answered ${reply?.status} ${String(reply?.body.code)}`);
  return reply;
}

/** Throws Error with the problem's code unless the call succeeds. */
export async function callOrThrow<Reply extends CallReply>(
  call: ((endpoint: EndpointKey, request?: CallRequest) => Promise<Reply>) | undefined,
  endpoint: EndpointKey,
  request: CallRequest,
): Promise<Reply> {
  return succeeded(endpoint, await call?.(endpoint, request));
}

/**
 * Creates an application with all of the persona's answers, unsubmitted; `lacking` omits answers by
 * path prefix.
 */
export async function completeApplication(
  call: Caller,
  person: Persona,
  lacking: readonly string[] = [],
  begun: { referralUrlId?: string } = {},
): Promise<CallReply['body']> {
  const application = {
    currency: MARKETS[person.market].currency,
    communicationLanguage: person.locale,
    ...begun,
  };
  const created = await callOrThrow(call, 'createApplication', {
    query: '?find=true',
    key: randomUUID(),
    body: { application },
  });
  const kept = Object.entries(person.answers).filter(
    ([path, value]) => value !== '' && !lacking.some((start) => path.startsWith(start)),
  );
  const saved = await callOrThrow(call, 'updateApplication', {
    id: String(created.body.id),
    version: Number(created.body.version),
    body: nestAnswers(Object.fromEntries(kept)),
  });
  return saved.body;
}

export async function submitApplication(
  call: Caller,
  id: string,
  { market }: Persona,
): Promise<void> {
  const { id: termsId, version } = termsInForce(market, new Date().toISOString().slice(0, 10));
  await callOrThrow(call, 'onboardApplication', {
    id,
    key: randomUUID(),
    body: { terms: { signed: true, id: termsId, version } },
  });
}

export const e164MobileOf = ({ answers }: Persona): string =>
  `+1${answers['applicant.phone.localPhoneNumber']}`;

export const mailTo = ({ answers }: Persona): string =>
  answers['applicant.email.emailAddress'] ?? '';
