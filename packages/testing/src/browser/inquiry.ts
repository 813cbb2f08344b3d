import type { FrameLocator, Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import type { ApplicationView } from '@signet/rulebook/application-view';
import type { World } from '../world.ts';
import { asksForCode, callFrom, decided, soon } from './page-api.ts';
import { arriveAt } from './sign-up.ts';
import { expect } from './test.ts';

const ADDRESS = ['line1', 'line2', 'city', 'territory', 'zip'];

export type Act = 'pass' | 'fail' | 'review' | 'timeout' | 'close';

/** The vendor's frame on the page. */
export const inquiryFrame = (page: Page): FrameLocator => page.frameLocator('iframe.persona-widget__iframe');

/** Presses a button in the vendor's frame. */
export const pressInFrame = (page: Page, act: Act): Promise<void> => inquiryFrame(page).locator(`[data-act="${act}"]`).click();

/** An application that asks for photo ID, with its page open. */
export async function askedForPhotoId(page: Page, world: World, person: Persona): Promise<string> {
  const id = await decided(page, world, person);
  await page.goto(`/${id}/identification`);
  await arriveAt(page, world, 'identification');
  return id;
}

/** The same without a number: photo ID takes the place of the code. decisions.md, row 11. */
export async function askedInPlaceOfCode(page: Page, world: World, person: Persona): Promise<string> {
  const id = await asksForCode(page, person);
  await callFrom(page, 'checkOtp', { id, query: '?skip=true', body: {} });
  await expect.poll(async () => (await viewFrom(page, id)).inquiry?.mode, soon).toBe('identification');
  await page.goto(`/${id}/identification`);
  await arriveAt(page, world, 'identification');
  return id;
}

/** An application that asks for a document of the business, with its page open: the business was gone over once and still does not match. */
export async function askedForDocument(page: Page, world: World, person: Persona): Promise<string> {
  const id = await decided(page, world, person);
  const company = {
    registered: 'YES',
    name: person.answers['company.name'],
    address: Object.fromEntries(ADDRESS.map((part) => [part, person.answers[`company.address.${part}`]])),
  };
  const { status, body } = await callFrom(page, 'checkBusinessInfo', { id, body: { company } });
  expect(status, JSON.stringify(body)).toBe(200);
  await expect.poll(async () => (await viewFrom(page, id)).inquiry?.mode, soon).toBe('verification');
  await page.goto(`/${id}/verification`);
  await arriveAt(page, world, 'verification');
  return id;
}

export const viewFrom = async (page: Page, id: string): Promise<ApplicationView> => (await callFrom(page, 'getApplication', { id })).body;

/** Presses what the sandbox's page has buttons for. */
export const sandboxPost = async (world: World, path: string, body: object): Promise<void> => {
  const answer = await fetch(world.sandboxUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(204);
};

export const newestInquiry = async (world: World): Promise<string> => {
  const { inquiries } = (await (await fetch(`${world.sandboxUrl}/control/inquiries`)).json()) as { inquiries: { id: string }[] }; // the sandbox's own shape
  return inquiries[0]?.id ?? '';
};

/** The webhook that the sandbox sent last, and how the product answered. */
export const newestWebhook = async (world: World): Promise<{ id: number; status: number | null }> => {
  const { webhooks } = (await (await fetch(`${world.sandboxUrl}/control/webhooks`)).json()) as {
    webhooks: { id: number; status: number | null }[];
  }; // as above
  return webhooks[0] ?? { id: 0, status: null };
};
