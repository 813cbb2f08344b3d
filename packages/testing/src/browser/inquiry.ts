import type { FrameLocator, Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import { wireAnswers } from '@signet/rulebook/core/answers';
import type { ProductWorld } from '../world.ts';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  callApiFromPage,
  decidedApplication,
  waitForCodeStepUp,
} from './page-api.ts';
import { expectScreen } from './sign-up.ts';
import { expect } from './test.ts';

const ADDRESS = ['line1', 'line2', 'city', 'territory', 'zip'];

export type InquiryButton =
  | 'pass'
  | 'expiring'
  | 'fail'
  | 'blurred'
  | 'fraud'
  | 'review'
  | 'timeout'
  | 'close';

export const inquiryFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe.persona-widget__iframe');

export const pressInFrame = (page: Page, act: InquiryButton): Promise<void> =>
  inquiryFrame(page).locator(`[data-act="${act}"]`).click();

export async function applicationAwaitingPhotoId(
  page: Page,
  world: ProductWorld,
  person: Persona,
): Promise<string> {
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/identification`);
  await expectScreen(page, world, 'identification');
  return id;
}

/** Opens the page of an application whose code was replaced by photo ID. docs/readings.md 1. */
export async function applicationWithPhotoIdInsteadOfCode(
  page: Page,
  world: ProductWorld,
  person: Persona,
): Promise<string> {
  const id = await waitForCodeStepUp(page, person);
  await callApiFromPage(page, 'verifyOtp', { id, query: '?skip=true', body: {} });
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).inquiry?.mode, BACKGROUND_TIMEOUT)
    .toBe('identification');
  await page.goto(`/${id}/identification`);
  await expectScreen(page, world, 'identification');
  return id;
}

export async function applicationAwaitingDocument(
  page: Page,
  world: ProductWorld,
  person: Persona,
): Promise<string> {
  const id = await decidedApplication(page, world, person);
  const answers = wireAnswers(person.answers);
  const company = {
    registered: 'YES',
    registeredIn: person.answers['company.registeredIn'],
    name: person.answers['company.name'],
    address: Object.fromEntries(ADDRESS.map((part) => [part, answers[`company.address.${part}`]])),
  };
  const { status, body } = await callApiFromPage(page, 'submitBusinessInfo', {
    id,
    body: { company },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  await expect
    .poll(async () => (await applicationViewFromPage(page, id)).inquiry?.mode, BACKGROUND_TIMEOUT)
    .toBe('verification');
  await page.goto(`/${id}/verification`);
  await expectScreen(page, world, 'verification');
  return id;
}

export const sandboxPost = async (
  world: ProductWorld,
  path: string,
  body: object,
): Promise<void> => {
  const answer = await fetch(world.sandboxUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(204);
};

export const newestInquiry = async (world: ProductWorld): Promise<string> => {
  const { inquiries } = (await (await fetch(`${world.sandboxUrl}/control/inquiries`)).json()) as {
    inquiries: { id: string }[];
  }; // the sandbox's own shape
  return inquiries[0]?.id ?? '';
};

export const newestWebhook = async (
  world: ProductWorld,
): Promise<{ id: number; status: number | null }> => {
  const { webhooks } = (await (await fetch(`${world.sandboxUrl}/control/webhooks`)).json()) as {
    webhooks: { id: number; status: number | null }[];
  }; // the sandbox's own shape
  return webhooks[0] ?? { id: 0, status: null };
};
