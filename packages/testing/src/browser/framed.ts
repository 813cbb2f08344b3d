import type { Frame, Page } from '@playwright/test';
import { PARTNER_SITES } from './cross-site.ts';
import { expect } from './test.ts';

/** Timeout for the first page of a new world. */
const COLD = { timeout: 30_000 };

export type FrameMessage = { type: string } & Record<string, unknown>;

export const frameOf = (page: Page): Frame => page.mainFrame().childFrames()[0] ?? page.mainFrame();

/**
 * Presents the frame as a page, for walks that use only what both have. Navigates from within,
 * because browsers tell the server what initiated a navigation.
 */
export function inside(page: Page): Page {
  const frame = frameOf(page);
  const goto = (path: string): Promise<void> =>
    frame.evaluate(`location.assign(${JSON.stringify(path)})`);
  return Object.assign(Object.create(frame), { goto }) as Page; // covers all that the walks use
}

/**
 * Opens a partner's page with sign-up embedded; returns a function that lists the frame's messages
 * by type.
 */
export async function openFrame(
  page: Page,
  options: object,
): Promise<(type: string) => Promise<FrameMessage[]>> {
  await page.goto(PARTNER_SITES.plain);
  return mountFrame(page, options);
}

export async function mountFrame(
  page: Page,
  options: object,
): Promise<(type: string) => Promise<FrameMessage[]>> {
  await page.evaluate(`window.told = []; window.onboarding = SignetOnboarding.mount(document.getElementById('here'), {
    onMessage: (direction, message) => direction === 'received' && told.push(message), ...${JSON.stringify(options)} })`);
  const received = (type: string) =>
    page.evaluate<FrameMessage[]>(`told.filter((one) => one.type === ${JSON.stringify(type)})`);
  await expect.poll(() => received('ready'), COLD).toHaveLength(1);
  return received;
}
