import type { Frame, Page } from '@playwright/test';
import { PARTNER_SITES } from './cross-site.ts';
import { expect } from './test.ts';

/** The first page of a world that has just started. */
const COLD = { timeout: 30_000 };

export type Told = { type: string } & Record<string, unknown>;

/** Our frame on a partner's page. */
export const frameOf = (page: Page): Frame => page.mainFrame().childFrames()[0] ?? page.mainFrame();

/** The same for walks, which use of a page what a frame has as well. It goes as a press goes: a browser tells the server where a navigation comes from. */
export function inside(page: Page): Page {
  const frame = frameOf(page);
  const goto = (path: string): Promise<void> => frame.evaluate(`location.assign(${JSON.stringify(path)})`);
  return Object.assign(Object.create(frame), { goto }) as Page; // all of a page that the walks use
}

/** A partner's page with sign-up in it; answers what asks for the messages of the frame. */
export async function openFrame(page: Page, options: object): Promise<(type: string) => Promise<Told[]>> {
  await page.goto(PARTNER_SITES.plain);
  return mountFrame(page, options);
}

/** Puts sign-up into the partner's page that is open. */
export async function mountFrame(page: Page, options: object): Promise<(type: string) => Promise<Told[]>> {
  await page.evaluate(`window.told = []; window.onboarding = SignetOnboarding.mount(document.getElementById('here'), {
    onMessage: (direction, message) => direction === 'received' && told.push(message), ...${JSON.stringify(options)} })`);
  const heard = (type: string) => page.evaluate<Told[]>(`told.filter((one) => one.type === ${JSON.stringify(type)})`);
  await expect.poll(() => heard('ready'), COLD).toHaveLength(1);
  return heard;
}
