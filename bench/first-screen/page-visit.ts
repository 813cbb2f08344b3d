import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SIZES } from '@signet/testing/browser/launch';

/** One page visit; times in ms since navigation start. */
export type PageVisit = {
  lcpMs: number;
  firstByteMs: number;
  shift: number;
  fonts: number;
  interactiveMs: number;
  /** Sum of each task's time beyond 50 ms. */
  blockingMs: number;
  bytes: number;
  before: string[];
  later: string[];
};

/** Speed of the phone and its network; `none` means this machine unthrottled. */
const CONDITIONS = {
  none: undefined,
  phone: {
    cpuSlowdown: 4,
    latencyMs: 150,
    downloadBytesPerSecond: 204_800,
    uploadBytesPerSecond: 96_000,
  },
} as const;
export type NetworkCondition = keyof typeof CONDITIONS;

const settleMs = 3_000;

/**
 * Runs before anything else in the page. Interactive means that React has hydrated the page's
 * primary action, or else the first control in main, checked every frame. Observers are buffered,
 * so earlier entries are included.
 */
const WATCH = `
globalThis.seen = { lcpMs: 0, shift: 0, interactiveMs: 0, blockingMs: 0 };
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.blockingMs += entry.duration - 50; }).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.lcpMs = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
const look = () => {
  const control = document.querySelector('main .actions button, main .actions a') ?? (document.querySelector('main .skeletons') ? null : document.querySelector('main a, main button'));
  if (control && Object.keys(control).some((key) => key.startsWith('__reactProps'))) seen.interactiveMs = performance.now();
  else requestAnimationFrame(look);
};
look();`;

const READ = `({ ...seen, fonts: document.fonts.size, firstByteMs: performance.getEntriesByType('navigation')[0].responseStart,
  requests: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => name.startsWith('http'))
    .map(({ name, startTime, encodedBodySize }) => ({ name: new URL(name).pathname, startTime, bytes: encodedBodySize })) })`;

type Seen = Omit<PageVisit, 'before' | 'later' | 'bytes'> & {
  requests: { name: string; startTime: number; bytes: number }[];
};

/**
 * Opens the URL with an empty cache and measures until the page is quiet; `prepare` sets up the
 * browser context first.
 */
export async function measurePageVisit(
  browser: Browser,
  address: string,
  condition: NetworkCondition,
  size: keyof typeof SIZES = 'phone',
  prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en-US' });
  await prepare(context);
  const page = await context.newPage();
  await slowDown(context, page, condition);
  await page.addInitScript(WATCH);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(condition === 'none' ? settleMs / 2 : settleMs);
  const { requests, ...seen } = await page.evaluate<Seen>(READ);
  await context.close();
  const isBefore = ({ startTime }: { startTime: number }) =>
    seen.interactiveMs === 0 || startTime < seen.interactiveMs;
  const isCode = ({ name }: { name: string }, at: number) => at === 0 || name.endsWith('.js');
  return {
    ...seen,
    bytes: requests
      .filter(isBefore)
      .filter(isCode)
      .reduce((sum, { bytes }) => sum + bytes, 0),
    before: requests.filter(isBefore).map(({ name }) => name),
    later: requests.filter((one) => !isBefore(one)).map(({ name }) => name),
  };
}

export async function slowDown(
  context: BrowserContext,
  page: Page,
  condition: NetworkCondition,
): Promise<void> {
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
