import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { startBrowser } from '@signet/testing/browser/launch';
import { initialChunks, type PortalBuild } from '@signet/testing/portal-build';
import { startBenchWorld } from '@signet/testing/world';
import { atMost, median, rounded } from '../figures.ts';
import { measurePageVisit, type NetworkCondition, type PageVisit } from './page-visit.ts';
import { addPlainPage, PLAIN_PREFIX } from './plain-page.ts';

const kilobyte = 1024;
const roundsOfPaint = 9;
const path = '/get-started';
const nextPath = '/applicant';

/**
 * Size, requests, layout stability and paint of the first screen against their limits.
 * docs/readings.md 130.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('first-screen', {
    database: 'pglite',
    prepare: addPlainPage,
  });
  const browser = await startBrowser();
  try {
    const html = await bytesServed(world.url + path);
    const chunks = initialChunks(world.build.chunks);
    const scripts = await Promise.all(
      chunks.map(async ({ file }) => ({ file, bytes: await bytesServed(`${world.url}/${file}`) })),
    );
    const requests = await measurePageVisit(browser, world.url + path, 'phone');
    const styles = stylesOf(world.build);
    const ofNextPage = await sheetsInside(world.url + nextPath);
    const css = [
      { file: 'inside the page', bytes: await inlineStyleBytes(world.url + path) },
      ...styles.filter(({ file }) => requests.before.some((asked) => asked.endsWith(file))),
    ];
    const shifts = [
      requests,
      await measurePageVisit(browser, world.url + path, 'none', 'desk'),
      await measurePageVisit(browser, world.url + path, 'none', 'narrow'),
    ];
    const paints = [
      await comparePaint(browser, world.url, 'none'),
      await comparePaint(browser, world.url, 'phone'),
    ];
    const sum = (rows: readonly { bytes: number }[]) =>
      rows.reduce((all, { bytes }) => all + bytes, 0);
    return {
      unit: 'bytes are brotli as served (CSS files: brotli at its best), ms since the navigation began',
      figures: {
        htmlBytes: atMost(html, 14 * kilobyte),
        scriptBytes: atMost(sum(scripts), 72 * kilobyte),
        cssBytes: atMost(sum(css), 8 * kilobyte),
        cssBytesOfNextPage: atMost(
          sum(styles.filter(({ file }) => ofNextPage.has(file))),
          8 * kilobyte,
        ),
        requestsUntilInteractive: atMost(requests.before.length, 3),
        webFonts: atMost(requests.fonts, 0),
        layoutShift: atMost(Math.max(...shifts.map(({ shift }) => rounded(shift, 4))), 0),
        ...Object.fromEntries(
          paints.map(({ condition, ratio }) => [
            `largestPaintRatio.${condition}`,
            atMost(ratio, 1.15),
          ]),
        ),
        worksWithoutScript: await worksWithoutScript(browser, world.url),
      },
      scripts,
      css,
      cssOfLaterPages: styles,
      requests: {
        untilInteractive: requests.before,
        whenIdle: requests.later,
        interactiveMs: rounded(requests.interactiveMs, 0),
      },
      paints,
      firstChunks: chunks.map(({ file, modules }) => ({ file, modules })),
    };
  } finally {
    await browser.close();
    await world.stop();
  }
}

function bytesServed(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      { headers: { 'accept-encoding': 'br', 'accept-language': 'en-US' } },
      (answer) => {
        if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
          reject(
            new Error(
              `${address} answered ${answer.statusCode}, ${answer.headers['content-encoding'] ?? 'not packed'}`,
            ),
          );
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        answer.on('end', () => resolve(bytes));
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function inlineStyleBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (style === undefined) throw new Error('the page came without its critical style');
  return brotliCompressSync(style).length;
}

/** Names of the sheets that a page carries inside it, of those that others load as files. */
async function sheetsInside(address: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(address)).text();
  const links = html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)" disabled>/g);
  return new Set([...links].map(([, file = '']) => file));
}

/** Every stylesheet of the build beside what the first page carries. */
const stylesOf = ({ folder }: PortalBuild): { file: string; bytes: number }[] =>
  readdirSync(join(folder, 'client/assets'))
    .filter((name) => name.endsWith('.css'))
    .map((file) => ({
      file,
      bytes: brotliCompressSync(readFileSync(join(folder, 'client/assets', file))).length,
    }));

/**
 * Alternates between the product's page and the plain one, so that load on the machine affects
 * both.
 */
async function comparePaint(browser: Browser, url: string, condition: NetworkCondition) {
  const product: PageVisit[] = [];
  const plain: PageVisit[] = [];
  await measurePageVisit(browser, url + path, condition);
  for (let round = 0; round < roundsOfPaint; round += 1) {
    product.push(await measurePageVisit(browser, url + path, condition));
    plain.push(await measurePageVisit(browser, url + PLAIN_PREFIX + path, condition));
  }
  const lcpOf = (visits: readonly PageVisit[]) => median(visits.map(({ lcpMs }) => lcpMs));
  const firstByteOf = (visits: readonly PageVisit[]) =>
    median(visits.map(({ firstByteMs }) => firstByteMs));
  return {
    condition,
    rounds: roundsOfPaint,
    productMs: rounded(lcpOf(product), 0),
    plainMs: rounded(lcpOf(plain), 0),
    ratio: rounded(lcpOf(product) / lcpOf(plain), 3),
    firstByteMs: {
      product: rounded(firstByteOf(product), 0),
      plain: rounded(firstByteOf(plain), 0),
    },
  };
}

/** The button is a link, so it must work without scripts. */
async function worksWithoutScript(
  browser: Browser,
  url: string,
): Promise<{ value: boolean; met: boolean; leadsTo: string; shows: string }> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url + path);
  await page.locator('main a.btn-primary, main a[href$="/applicant"]').first().click();
  await page.waitForURL((now) => now.pathname !== path);
  const leadsTo = new URL(page.url()).pathname;
  const shows = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 200);
  await context.close();
  const value = leadsTo.endsWith('/applicant');
  return { value, met: value, leadsTo, shows };
}
