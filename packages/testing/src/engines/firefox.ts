import { type Frame, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../installed-programs.ts';
import { type Engine, type EngineFrame, type EnginePage, XPATH } from './engine-page.ts';
import { waitUntilTrue } from './wait-until-true.ts';

/** Starts the installed Firefox over WebDriver BiDi; throws Error when it is not found. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('Firefox is not installed; set FIREFOX_PATH');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 390, height: 844 });
      return pageOf(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function frameOf(frame: Frame | Page): EngineFrame {
  const found = async (selector: string) => {
    const query = selector.startsWith(XPATH) ? `::-p-xpath(${selector})` : selector;
    // Prefers a visible element: some controls exist twice, for phones and for wide screens. A
    // choice may show only its label.
    const all = async () => frame.$$(query);
    await waitUntilTrue(async () => (await all()).length > 0, selector);
    const elements = await all();
    for (const element of elements) if (await element.isVisible()) return element;
    const [first] = elements;
    if (first === undefined) throw new Error(`${selector} went away`);
    return first;
  };
  return {
    // The caller knows the type.
    evaluate: async <Value>(expression: string) => (await frame.evaluate(expression)) as Value,
    fill: async (selector, text) => {
      const field = await found(selector);
      await field.focus();
      await frame.evaluate('document.activeElement.select()');
      if (text === '') await field.press('Delete');
      else await field.type(text);
    },
    click: async (selector) => {
      const element = await found(selector);
      await element.evaluate((found) =>
        found.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await element.click();
    },
  };
}

function pageOf(page: Page, close: () => Promise<void>): EnginePage {
  return {
    ...frameOf(page),
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    back: async () => void (await page.goBack()),
    refresh: async () => void (await page.reload()),
    select: async (selector, value) => void (await page.select(selector, value)),
    inFrame: async (selector, act) => {
      await waitUntilTrue(async () => (await page.$(selector)) !== null, selector);
      const frame = await (await page.$(selector))?.contentFrame();
      if (frame === null || frame === undefined) throw new Error(`${selector} is no frame`);
      await act(frameOf(frame));
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
