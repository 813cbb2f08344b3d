import type { Problem } from '@signet/rulebook/core/errors';
import { PATHS } from '@signet/rulebook/endpoint-paths';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { OpenTestDatabase } from './for-each-database.ts';
import { type ApiUnderTest, mendVendors, newVisitor, openApi, sent, type Visitor } from './test-api.ts';

/** A reply or a problem: `status` stands in both. */
type Either<Reply> = Reply & Omit<Problem, 'status'>;
type Told = Either<ReplyOf<'confirmPhoneLink'>>;
type Found = Either<ReplyOf<'getVerificationUrl'>>;
export type StepReply = ReplyOf<'sendPhoneLink'> & Problem;
export type NetworkReply = ReplyOf<'verifyByNetwork'>;
export type Arranged = Awaited<ReturnType<typeof sent>>;

type PhoneCall = 'sendPhoneLink' | 'verifyByNetwork' | 'getVerificationUrl' | 'confirmPhoneLink';

/** The address of one of the phone's calls. */
export const pathOf = (key: PhoneCall, id: string, vfp = ''): string =>
  PATHS[key][1].replace('{id}', encodeURIComponent(id)).replace('{vfp}', encodeURIComponent(vfp));

export const PHONE = 'applicant.phone.localPhoneNumber';
let numbers = 200;

/** A number of its own that ends so: the sandbox's magic endings. */
export function numberEnding(ending: string): Record<string, string> {
  numbers += 1;
  return { [PHONE]: `415${numbers}${ending}` };
}

/** The fingerprint in a texted link. */
export const fingerprintIn = (text = ''): string =>
  new URL(/https?:\S+vfp=[\w-]+/.exec(text)?.[0] ?? 'http://none').searchParams.get('vfp') ?? '';

/** What people do with texted links, on the API that `at` answers. */
export function phonesOf(at: () => ApiUnderTest) {
  const texts = async ({ who }: Pick<Arranged, 'who'>) => {
    const response = await fetch(`${at().sandbox}/control/phones/1${who.answers[PHONE]}`);
    return ((await response.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text); // the sandbox's own answer
  };
  const send = (visitor: Visitor, id: string, query = '', more = {}) =>
    visitor.send<StepReply>('POST', pathOf('sendPhoneLink', id) + query, {}, more);
  const answerLink = (id: string, vfp: string, body: object, phone = newVisitor(at())) =>
    phone.send<Told>('POST', pathOf('confirmPhoneLink', id, vfp), body);
  const read = (id: string, vfp: string) =>
    newVisitor(at()).get<Found>(`${pathOf('getVerificationUrl', id)}?vfp=${encodeURIComponent(vfp)}`);
  const view = async ({ visitor, view: { id } }: Pick<Arranged, 'visitor' | 'view'>) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body;

  /** An application whose link was texted, and the fingerprint in it. */
  async function linked(changed: Record<string, string> = {}): Promise<Arranged & { id: string; vfp: string }> {
    const arranged = await sent(at(), 'ana', changed);
    const { id } = arranged.view;
    expect((await send(arranged.visitor, id)).status).toBe(200);
    return { ...arranged, id, vfp: fingerprintIn((await texts(arranged))[0]) };
  }
  /** The phone continues, and its vendor leads it back. */
  async function ledBack(id: string, vfp: string): Promise<{ vfp: string; link: string }> {
    const found = await read(id, vfp);
    expect((await answerLink(id, vfp, { opened: true })).status).toBe(200);
    const back = new URL((await fetch(found.body.url, { redirect: 'manual' })).headers.get('location') ?? '');
    expect(back.pathname).toBe(`/${id}/phone-auth/confirmation`);
    return { vfp: back.searchParams.get('vfp') ?? '', link: back.searchParams.get('link') ?? '' };
  }
  const confirm = async (id: string, vfp: string) => {
    const back = await ledBack(id, vfp);
    return answerLink(id, back.vfp, { link: back.link });
  };
  return { texts, send, answerLink, read, view, linked, ledBack, confirm };
}

/** The API on a database, with texted links taken and every vendor well before each test, and what people do with their phones there. */
export function phoneApi(open: OpenTestDatabase) {
  let opened: ApiUnderTest | undefined;
  const at = (): ApiUnderTest => {
    if (opened === undefined) throw new Error('the API is open while tests run');
    return opened;
  };
  beforeAll(async () => {
    opened = await openApi(open);
  });
  beforeEach(() => at().flags.set('POYNT', { phoneAuthEnabled: true }));
  afterEach(() => mendVendors(at()));
  afterAll(() => at().close());
  return { at, ...phonesOf(at) };
}
