import type { Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import {
  type Caller,
  type CallReply,
  type CallRequest,
  completeApplication,
  e164MobileOf,
  mailTo,
  submitApplication,
} from '../applications.ts';
import type { ProductWorld } from '../world.ts';
import { signInAtProvider } from './answer-form.ts';
import { expect } from './test.ts';

type CallOptions = CallRequest & { headers?: Record<string, string> };
type Reply<Body> = { status: number; body: Body };

/**
 * Calls the product's API from the open page, with its session and origin and the portal's headers.
 */
export async function callApiFromPage<Body = ApplicationView>(
  page: Page,
  endpoint: EndpointKey,
  options: CallOptions = {},
): Promise<Reply<Body>> {
  const [method, path] = ENDPOINT_PATHS[endpoint];
  const {
    id = '',
    ownerId = '',
    query = '',
    body = {},
    version,
    key,
    headers = { 'x-requested-with': 'signet' },
  } = options;
  const named = {
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const sent = {
    address:
      path
        .replace('{id}', encodeURIComponent(id))
        .replace('{ownerId}', encodeURIComponent(ownerId)) + query,
    init: {
      method,
      headers: { 'content-type': 'application/json', ...headers, ...named },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    },
  };
  return page.evaluate(async ({ address, init }) => {
    const answer = await fetch(address, init);
    return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') };
  }, sent);
}

export async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/auth/start?path=%2F');
  await signInAtProvider(page, email);
  // The latter when they already have accounts.
  await page.waitForURL((url) => ['/', '/accounts'].includes(url.pathname));
}

const BLANK = '/blank-page-of-a-test';

export async function openBlankPage(page: Page): Promise<void> {
  await page.route(`**${BLANK}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  );
  await page.goto(BLANK);
  await page.unroute(`**${BLANK}`);
}

/**
 * Signs in through the same redirects without rendering their pages; ends on a blank page of the
 * portal.
 */
async function signInUnseen(page: Page, email: string): Promise<void> {
  if (page.context === undefined) return signInAs(page, email); // a frame in a partner's page
  await openBlankPage(page);
  const { hostname, origin } = new URL(page.url());
  if (hostname !== 'localhost') return signInAs(page, email); // a name that only browsers resolve
  const form = await page.request.get(`${origin}/auth/start?path=%2F`);
  const back = await page.request.post(form.url(), { form: { email } });
  expect(new URL(back.url()).origin, 'where signing in led').toBe(origin);
}

const callerOn =
  (page: Page): Caller =>
  (endpoint, options) =>
    callApiFromPage<CallReply['body']>(page, endpoint, options);

/**
 * An unsubmitted application with every answer, created by the API in this browser's session;
 * `lacking` omits answers by path prefix.
 */
export async function completedApplication(
  page: Page,
  person: Persona,
  lacking: readonly string[] = [],
  begun: { referralUrlId?: string } = {},
): Promise<ApplicationView> {
  await signInUnseen(page, mailTo(person));
  // The reply of that call.
  return (await completeApplication(callerOn(page), person, lacking, begun)) as ApplicationView;
}

export async function submittedApplication(
  page: Page,
  person: Persona,
  begun: { referralUrlId?: string } = {},
): Promise<string> {
  const { id } = await completedApplication(page, person, [], begun);
  await submitApplication(callerOn(page), id, person);
  return id;
}

export const applicationViewFromPage = async (page: Page, id: string): Promise<ApplicationView> =>
  (await callApiFromPage(page, 'getApplication', { id })).body;

/**
 * Timeout of background work, with frequent polls, as nothing here listens to the product's events.
 */
export const BACKGROUND_TIMEOUT = { timeout: 20_000, intervals: [100] };

export async function waitForCodeStepUp(
  page: Page,
  person: Persona,
  begun: { referralUrlId?: string } = {},
): Promise<string> {
  const id = await submittedApplication(page, person, begun);
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).otp?.sentAt, BACKGROUND_TIMEOUT)
    .toBeDefined();
  return id;
}

export async function decidedApplication(
  page: Page,
  world: ProductWorld,
  person: Persona,
  begun: { referralUrlId?: string } = {},
): Promise<string> {
  const id = await waitForCodeStepUp(page, person, begun);
  await callApiFromPage(page, 'verifyOtp', {
    id,
    body: { code: await world.phone(e164MobileOf(person)).latestCode() },
  });
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).status.id, BACKGROUND_TIMEOUT)
    .not.toBe('checking');
  return id;
}
