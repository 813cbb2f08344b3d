import { createServer, type Server } from 'node:http';
import type { Frame, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { ToParentMessage } from '@signet/rulebook/partners/embed-messages';
import { pressOnceSeen } from '@signet/testing/browser/cover-report';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import {
  continueTo,
  expectHeading,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import { portOf } from '@signet/testing/programs';

/** A partner's page without the SDK: a frame, and a log of its messages. */
const HOST = `<!doctype html><html lang="en"><title>Northwind</title><meta name="viewport" content="width=device-width">
<main aria-label="Northwind"><h1>Northwind</h1><div id="place"></div></main><script>
const heard = [];
addEventListener('message', ({ data, origin }) => { if (data && data.namespace === 'signet-onboarding') heard.push({ ...data, origin });
  if (data && data.type === 'heightChanged') document.querySelector('iframe').style.height = data.height + 'px'; });
const say = (message, origin) => document.querySelector('iframe').contentWindow['post' + 'Message'](message, origin);
const show = (src, allow) => { const frame = document.createElement('iframe'); Object.assign(frame, { src, allow, title: 'Sign-up' });
  frame.style.cssText = 'width:100%;border:0'; document.querySelector('#place').replaceChildren(frame); };
</script></html>`;

type Host = {
  page: Page;
  frame: () => Frame;
  inside: () => Page;
  heard: (type: ToParentMessage['type']) => Promise<ToParentMessage[]>;
  say: (message: object) => Promise<void>;
};

const NAMED = { namespace: 'signet-onboarding', version: 1 } as const;

/** For the first page of a freshly started world. */
const COLD = { timeout: 30_000 };

async function openHost(page: Page, host: string, src: string, allow = 'camera'): Promise<Host> {
  await page.goto(host);
  await page.evaluate(`show(${JSON.stringify(src)}, ${JSON.stringify(allow)})`);
  const frame = (): Frame =>
    page
      .mainFrame()
      .childFrames()
      .find((one) => one.url() !== 'about:blank') ?? page.mainFrame();
  const at = new URL(src).origin;
  return {
    page,
    frame,
    inside: () => frame() as unknown as Page, // a frame has every method of a page that the walk uses
    heard: (type) => page.evaluate(`heard.filter((one) => one.type === ${JSON.stringify(type)})`),
    say: async (message) =>
      void (await page.evaluate(`say(${JSON.stringify(message)}, ${JSON.stringify(at)})`)),
  };
}

const addressIn = (portal: string, host: string, query = ''): string =>
  `${portal}/r/northwind/get-started?isEmbedMode=true&parentOrigin=${encodeURIComponent(host)}${query}`;

test.describe('a partner’s page on another origin', () => {
  let server: Server;
  let host = '';
  test.beforeAll(async () => {
    server = createServer(
      (_request, response) => void response.setHeader('content-type', 'text/html').end(HOST),
    ).listen(0);
    host = `http://localhost:${portOf(server)}`;
  });
  test.afterAll(() => server.close());

  test('Ana signs up in the frame, links her bank, and the page around it hears of each step', async ({
    page,
    world,
  }) => {
    const person = persona('ana', nextPersonaNumber());
    const { inside, heard, say } = await openHost(page, host, addressIn(world.url, host));
    await expect
      .poll(() => heard('ready'), COLD)
      .toMatchObject([{ stepId: 'get-started', origin: world.url }]);
    await expect(inside().locator('header.header')).toHaveCount(0);
    await continueTo({ page: inside(), world, person }, 'business');
    await pressContinue(inside());
    await expect(inside().locator('[data-error-summary]')).toBeVisible();
    await continueTo({ page: inside(), world, person }, 'success');
    await expectAccessible(page);
    await expect(expectHeading(inside())).toHaveText('You’re approved and can take payments');
    await inside().getByRole('link', { name: 'Link your bank' }).click();
    await pressOnceSeen(inside().getByRole('button', { name: 'Connect your bank' }));
    await expect.poll(() => heard('fullScreenChanged')).toMatchObject([{ isFullScreen: true }]);
    await linkInPlaidWindow(inside());
    await expectScreen(inside(), world, 'bank-success');
    await expect
      .poll(() => heard('fullScreenChanged'))
      .toMatchObject([{ isFullScreen: true }, { isFullScreen: false }]);
    // There is no button until then.
    await expect(expectHeading(inside())).toHaveText('Your bank account is linked');
    // The page can unlink the bank, so only the person presses there.
    await say({ ...NAMED, type: 'nextStep' });
    await expect(inside().getByRole('link', { name: 'Go to Home' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectScreen(inside(), world, 'complete');
    await expect.poll(() => heard('completed')).toMatchObject([{ outcome: 'approved' }]);

    const steps = (await heard('stepChanged')).map(
      (message) => 'stepId' in message && message.stepId,
    );
    expect(steps).toEqual(expect.arrayContaining(['applicant', 'business', 'category', 'bank']));
    const heights = (await heard('heightChanged')).map((message) =>
      'height' in message ? message.height : 0,
    );
    expect(Math.min(...heights)).toBeGreaterThan(200);
    const cookies = (await page.context().cookies(world.url)).map(({ name }) => name);
    expect(cookies).toEqual(expect.arrayContaining(['esid', 'embed']));
    expect(cookies).not.toContain('sid');
    // Messages to the parent contain nothing that was typed.
    const log = JSON.stringify(await page.evaluate('heard'));
    for (const typed of [
      person.answers['applicant.email.emailAddress'],
      person.answers['applicant.name.lastName'],
    ])
      expect(log).not.toContain(typed);
  });

  test('the page around it presses the buttons, shows the errors, and chooses language and look', async ({
    page,
    world,
  }) => {
    const { inside, heard, say, frame } = await openHost(
      page,
      host,
      addressIn(
        world.godaddyUrl.replace('godaddy.', ''),
        host,
        '&emitValidationErrors=true&isMultistepNavigationHidden=true&headingLevel=2',
      ),
    );
    await expect.poll(() => heard('ready'), COLD).toHaveLength(1);
    await say({ ...NAMED, type: 'nextStep' });
    await expectScreenPath(frame, /\/applicant$/);
    await expect(inside().locator('main h2[data-title]')).toHaveCount(1);
    await expect(inside().locator('main .actions .btn-primary')).toBeHidden();
    await inside().locator('[name="applicant.name.firstName"]').fill('Ana');
    const [buttons] = (await heard('multistepNavigationChanged')).slice(-1);
    expect(buttons).toMatchObject({
      isShown: true,
      isContinueDisabled: false,
      continueText: 'Continue',
      isLoading: false,
    });

    await say({ ...NAMED, type: 'nextStep' });
    await expect.poll(() => heard('validationError')).toHaveLength(1);
    const [rejection] = await heard('validationError');
    expect(rejection).toMatchObject({
      id: '1',
      stepId: 'applicant',
      errors: expect.arrayContaining([
        { fieldId: 'applicant.name.lastName', code: 'lastName.required' },
      ]),
    });
    await expect(inside().locator('[aria-invalid="true"]').first()).toBeFocused();
    await say({ ...NAMED, type: 'validationErrorShown', id: '1' });
    await say({ ...NAMED, type: 'nextStep' });
    await expect.poll(() => heard('validationError')).toHaveLength(2);
    // The second one was not acknowledged.
    await expect(inside().locator('[data-error-summary]')).toBeVisible();

    await say({
      ...NAMED,
      type: 'init',
      theme: { accentColor: '#0a5c36', cornerRadiusPx: 2, colorScheme: 'light' },
    });
    await expect
      .poll(() =>
        frame().evaluate('getComputedStyle(document.documentElement).getPropertyValue("--accent")'),
      )
      .toBe('#0a5c36');
    await say({ ...NAMED, type: 'init', theme: { accentColor: '#ffff00' } });
    await expect
      .poll(() => frame().evaluate('document.documentElement.style.getPropertyValue("--accent")'))
      .toBe('');
    await say({ ...NAMED, type: 'init', locale: 'fr-CA' });
    await expect(inside().locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(inside().locator('[name="applicant.name.firstName"]')).toHaveValue('Ana');
  });

  test('messages of others, floods, and a frame that is hidden and taken away', async ({
    page,
    world,
  }) => {
    const { inside, heard, say, frame } = await openHost(page, host, addressIn(world.url, host));
    await expect.poll(() => heard('ready'), COLD).toHaveLength(1);
    await inside().locator('main .actions a').first().click();
    await expectScreen(inside(), world, 'applicant');
    const path = new URL(frame().url()).pathname;
    for (const message of [
      { type: 'nextStep' },
      { ...NAMED, namespace: 'x', type: 'previousStep' },
      { ...NAMED, version: 2, type: 'previousStep' },
      { ...NAMED, type: 'constructor' },
    ])
      await say(message);
    // A different window of the same origin is not the frame's parent.
    await page.evaluate(`{ const other = document.createElement('iframe'); document.body.append(other);
      other.contentWindow.eval("parent.document.querySelector('#place iframe').contentWindow['post' + 'Message'](" + ${JSON.stringify(JSON.stringify({ ...NAMED, type: 'previousStep' }))} + ", '*')"); }`);
    await inside().locator('[name="applicant.name.firstName"]').fill('Marguerite');
    await page.evaluate(
      `for (let nth = 0; nth < 5000; nth += 1) say({ ...${JSON.stringify(NAMED)}, type: 'init', theme: { cornerRadiusPx: nth % 20 }, junk: 'x'.repeat(1000) }, ${JSON.stringify(world.url)})`,
    );
    expect(new URL(frame().url()).pathname).toBe(path);
    await expect(inside().locator('[name="applicant.name.firstName"]')).toHaveValue('Marguerite');

    const before = (await heard('heightChanged')).length;
    await page.evaluate(`document.querySelector('#place').style.display = 'none'`);
    await page.evaluate(`document.querySelector('#place').style.display = ''`);
    await expect(inside().locator('[name="applicant.name.firstName"]')).toHaveValue('Marguerite');
    expect(
      (await heard('heightChanged'))
        .slice(before)
        .every((message) => 'height' in message && message.height > 200),
    ).toBe(true);
    await inside().locator('[name="applicant.name.lastName"]').fill('Roy');
    await inside().locator('[name="applicant.email.emailAddress"]').fill('marguerite@example.com');
    await pressContinue(inside());
    await expectScreen(inside(), world, 'business');
    const readies = (await heard('ready')).length;
    await page.evaluate(`show(document.querySelector('iframe').src, 'camera')`);
    await expect.poll(() => heard('ready')).toHaveLength(readies + 1);
    await inside().locator('main .actions a').first().click();
    await expectScreen(inside(), world, 'business'); // the first step is already answered
    await say({ ...NAMED, type: 'previousStep' });
    await expect(inside().locator('[name="applicant.name.firstName"]')).toHaveValue('Marguerite');
  });

  test.describe('around it, nothing of ours is shown', () => {
    const strange = (): string => host.replace('localhost', '127.0.0.1');

    test('where no row lists the page', async ({ page, world }) => {
      const { frame } = await openHost(page, strange(), addressIn(world.url, strange()));
      await expect.poll(() => frame().url()).toMatch(/^chrome-error:/);
    });

    test('where a listed page stands in one that is not', async ({ page, world }) => {
      await page.goto(strange());
      await page.evaluate(`show(${JSON.stringify(host)}, '')`);
      const listed = (): Frame | undefined => page.mainFrame().childFrames()[0];
      await expect
        .poll(() =>
          listed()
            ?.evaluate(`typeof show`)
            .catch(() => ''),
        )
        .toBe('function');
      await listed()?.evaluate(`show(${JSON.stringify(addressIn(world.url, host))}, '')`);
      await expect.poll(() => listed()?.childFrames()[0]?.url()).toMatch(/^chrome-error:/);
    });

    test('where a listed page has been led away to another, which names it all the same', async ({
      page,
      world,
    }) => {
      await page.route(`${host}/moved`, (route) =>
        route.fulfill({ status: 302, headers: { location: strange() } }),
      );
      await page.goto(`${host}/moved`);
      await page.evaluate(`show(${JSON.stringify(addressIn(world.url, host))}, '')`);
      await expect.poll(() => page.mainFrame().childFrames()[0]?.url()).toMatch(/^chrome-error:/);
    });

    test('where a sandbox takes the page’s own origin away, and none is said to it', async ({
      page,
      world,
    }) => {
      await page.route(`${host}/sandboxed`, async (route) => {
        const response = await route.fetch({ url: host });
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-security-policy': 'sandbox allow-scripts' },
        });
      });
      await page.goto(`${host}/sandboxed`);
      await page.evaluate(`show(${JSON.stringify(addressIn(world.url, host))}, '')`);
      await expect
        .poll(() => page.mainFrame().childFrames()[0]?.url())
        .toMatch(/^chrome-error:|\/r\/northwind/);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('heard')).toEqual([]);
    });
  });
});

const expectScreenPath = (frame: () => Frame, path: RegExp): Promise<void> =>
  expect.poll(() => new URL(frame().url()).pathname).toMatch(path);
