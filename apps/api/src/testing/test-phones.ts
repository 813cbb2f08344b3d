import type { Answers } from '@signet/rulebook/answer-rows';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import type { OpenTestDatabase } from './for-each-database.ts';
import {
  type ApiUnderTest,
  clearVendorFaults,
  newVisitor,
  startTestApi,
  submittedApplication,
  type TestVisitor,
} from './test-api.ts';

/** A reply or a problem; both have `status`. */
type Either<Reply> = Reply & Omit<Problem, 'status'>;
type Told = Either<ReplyOf<'confirmPhoneLink'>>;
type Found = Either<ReplyOf<'getVerificationUrl'>>;
export type StepReply = ReplyOf<'sendPhoneLink'> & Problem;
export type NetworkReply = ReplyOf<'verifyPhoneByNetwork'>;
export type PhoneTestSetup = Awaited<ReturnType<typeof submittedApplication>>;

type PhoneCall =
  | 'sendPhoneLink'
  | 'verifyPhoneByNetwork'
  | 'getVerificationUrl'
  | 'confirmPhoneLink';

export const phoneEndpointPath = (key: PhoneCall, id: string, vfp = ''): string =>
  ENDPOINT_PATHS[key][1]
    .replace('{id}', encodeURIComponent(id))
    .replace('{vfp}', encodeURIComponent(vfp));

export const TEST_PHONE = 'applicant.phone.localPhoneNumber';
let numbers = 200;

/** A unique number with this ending: the sandbox's magic endings. */
export function numberEnding(ending: string): Answers {
  numbers += 1;
  return { [TEST_PHONE]: `415${numbers}${ending}` };
}

export const fingerprintInMessage = (text = ''): string =>
  new URL(/https?:\S+vfp=[\w-]+/.exec(text)?.[0] ?? 'http://none').searchParams.get('vfp') ?? '';

const INBOX = z.object({ messages: z.array(z.object({ text: z.string() })) });

/** What people do with texted links, on the API returned by `at`. */
export function phoneUser(at: () => ApiUnderTest) {
  const texts = async ({ who }: Pick<PhoneTestSetup, 'who'>) => {
    const response = await fetch(`${at().sandbox}/control/phones/1${who.answers[TEST_PHONE]}`);
    return INBOX.parse(await response.json()).messages.map(({ text }) => text);
  };
  const send = (visitor: TestVisitor, id: string, query = '', more = {}) =>
    visitor.send<StepReply>('POST', phoneEndpointPath('sendPhoneLink', id) + query, {}, more);
  const answerLink = (id: string, vfp: string, body: object, phone = newVisitor(at())) =>
    phone.send<Told>('POST', phoneEndpointPath('confirmPhoneLink', id, vfp), body);
  const read = (id: string, vfp: string) =>
    newVisitor(at()).get<Found>(
      `${phoneEndpointPath('getVerificationUrl', id)}?vfp=${encodeURIComponent(vfp)}`,
    );
  const view = async ({ visitor, view: { id } }: Pick<PhoneTestSetup, 'visitor' | 'view'>) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body;

  /** An application with a texted link, and the link's fingerprint. */
  async function linked(
    changed: Answers = {},
  ): Promise<PhoneTestSetup & { id: string; vfp: string }> {
    const arranged = await submittedApplication(at(), 'ana', changed);
    const { id } = arranged.view;
    expect((await send(arranged.visitor, id)).status).toBe(200);
    return { ...arranged, id, vfp: fingerprintInMessage((await texts(arranged))[0]) };
  }
  /** Continues on the phone and follows the vendor's redirect back. */
  async function ledBack(id: string, vfp: string): Promise<{ vfp: string; link: string }> {
    const found = await read(id, vfp);
    expect((await answerLink(id, vfp, { opened: true })).status).toBe(200);
    const back = new URL(
      (await fetch(found.body.url, { redirect: 'manual' })).headers.get('location') ?? '',
    );
    expect(back.pathname).toBe(`/${id}/phone-auth/confirmation`);
    return { vfp: back.searchParams.get('vfp') ?? '', link: back.searchParams.get('link') ?? '' };
  }
  const confirm = async (id: string, vfp: string) => {
    const back = await ledBack(id, vfp);
    return answerLink(id, back.vfp, { link: back.link });
  };
  return { texts, send, answerLink, read, view, linked, ledBack, confirm };
}

/**
 * Opens the API for the tests, resets texts and vendors before each one, and returns what people do
 * with their phones.
 */
export function describePhoneApi(open: OpenTestDatabase) {
  let opened: ApiUnderTest | undefined;
  const at = (): ApiUnderTest => {
    if (opened === undefined) throw new Error('the API is open while tests run');
    return opened;
  };
  beforeAll(async () => {
    opened = await startTestApi(open);
  });
  beforeEach(() => at().flags.set('POYNT', { phoneAuthEnabled: true }));
  afterEach(() => clearVendorFaults(at()));
  afterAll(() => at().close());
  return { at, ...phoneUser(at) };
}
