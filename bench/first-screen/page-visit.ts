import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SIZES } from '@signet/testing/browser/launch';

/** What one visit to a page showed, in ms since the navigation began; bytes are never counted here. */
export type PageVisit = {
  lcpMs: number;
  firstByteMs: number;
  shift: number;
  fonts: number;
  interactiveMs: number;
  before: string[];
  later: string[];
};

/** How fast the phone and its network are; `none` is this machine. */
const CONDITIONS = {
  none: undefined,
  phone: { cpuSlowdown: 4, latencyMs: 150, downloadBytesPerSecond: 204_800, uploadBytesPerSecond: 96_000 },
} as const;
export type NetworkCondition = keyof typeof CONDITIONS;

const settleMs = 3_000;

/**
 * Runs in the page before anything else. Interactive: React has taken over the first link or button of the page's main part, looked for at
 * every frame. Entries are buffered, so none that came earlier is missed.
 */
const WATCH = `
globalThis.seen = { lcpMs: 0, shift: 0, interactiveMs: 0 };
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.lcpMs = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
const look = () => {
  const control = document.querySelector('main a, main button');
  if (control && Object.keys(control).some((key) => key.startsWith('__reactProps'))) seen.interactiveMs = performance.now();
  else requestAnimationFrame(look);
};
look();`;

const READ = `({ ...seen, fonts: document.fonts.size, firstByteMs: performance.getEntriesByType('navigation')[0].responseStart,
  requests: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => name.startsWith('http')).map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })) })`;

type Seen = Omit<PageVisit, 'before' | 'later'> & { requests: { name: string; startTime: number }[] };

/** Opens the address with an empty cache and tells what it showed until it was quiet. */
export async function measurePageVisit(
  browser: Browser,
  address: string,
  condition: NetworkCondition,
  size: keyof typeof SIZES = 'phone',
): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en-US' });
  const page = await context.newPage();
  await slowDown(context, page, condition);
  await page.addInitScript(WATCH);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(condition === 'none' ? settleMs / 2 : settleMs);
  const { requests, ...seen } = await page.evaluate<Seen>(READ);
  await context.close();
  const isBefore = ({ startTime }: { startTime: number }) => seen.interactiveMs === 0 || startTime < seen.interactiveMs;
  return {
    ...seen,
    before: requests.filter(isBefore).map(({ name }) => name),
    later: requests.filter((one) => !isBefore(one)).map(({ name }) => name),
  };
}

async function slowDown(context: BrowserContext, page: Page, condition: NetworkCondition): Promise<void> {
  const wanted = CONDITIONS[condition];
  if (wanted === undefined) return;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: wanted.latencyMs,
    downloadThroughput: wanted.downloadBytesPerSecond,
    uploadThroughput: wanted.uploadBytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: wanted.cpuSlowdown });
}
