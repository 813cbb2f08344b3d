import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../installed-programs.ts';
import { freePort } from '../programs.ts';
import { type Engine, type EngineFrame, type EnginePage, XPATH } from './engine-page.ts';
import { waitUntilTrue } from './wait-until-true.ts';

const startMs = 20_000;

/**
 * Starts WebKit, Safari's engine, on a virtual display; throws Error when its programs are missing.
 */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (programs === undefined)
    throw new Error('WebKit is not installed: webkit2gtk-driver and xvfb');
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [shown] = (await once(screen.stdout, 'data')) as [Buffer]; // the display number
  const running = new Set<ChildProcess>([screen]);
  return {
    open: () => openWindow(programs, `:${shown.toString().trim()}`, running),
    stop: async () => {
      for (const child of running) await stop(child);
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** One driver per window, because a driver holds a single window. */
async function openWindow(
  programs: { driver: string; browser: string },
  display: string,
  running: Set<ChildProcess>,
): Promise<EnginePage> {
  const port = await freePort();
  const child = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // As root in a container, it cannot sandbox its processes.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  running.add(child);
  const server = `http://127.0.0.1:${port}`;
  await listening(server);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      }),
    )
    .build();
  return pageOf(driver, async () => {
    await driver.quit();
    await stop(child);
    running.delete(child);
  });
}

async function listening(server: string): Promise<void> {
  const until = Date.now() + startMs;
  while (Date.now() < until) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false, // refused until it listens
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('the driver of WebKit did not start');
}

function frameOf(driver: WebDriver): EngineFrame {
  const found = async (selector: string) => {
    const place = selector.startsWith(XPATH) ? By.xpath(selector) : By.css(selector);
    await waitUntilTrue(async () => (await driver.findElements(place)).length > 0, selector);
    // Prefers a visible element: some controls exist twice, for phones and for wide screens.
    for (const element of await driver.findElements(place))
      if (await element.isDisplayed()) return element;
    return driver.findElement(place);
  };
  const inView = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
  return {
    evaluate: <Value>(expression: string) => driver.executeScript<Value>(`return (${expression})`),
    fill: async (selector, text) => {
      const field = await found(selector);
      await driver.executeScript(inView, field);
      await field.clear();
      await field.sendKeys(text);
    },
    click: async (selector) => {
      const element = await found(selector);
      await driver.executeScript(inView, element);
      await element.click();
    },
  };
}

function pageOf(driver: WebDriver, close: () => Promise<void>): EnginePage {
  return {
    ...frameOf(driver),
    goto: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    back: () => driver.navigate().back(),
    refresh: () => driver.navigate().refresh(),
    select: async (selector, value) =>
      driver.findElement(By.css(`${selector} option[value="${value}"]`)).click(),
    inFrame: async (selector, act) => {
      await waitUntilTrue(
        async () => (await driver.findElements(By.css(selector))).length > 0,
        selector,
      );
      await driver.switchTo().frame(await driver.findElement(By.css(selector)));
      await act(frameOf(driver));
      await driver.switchTo().defaultContent();
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  };
}
