import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Frame, Page } from '@playwright/test';
import { portOf } from '../programs.ts';
import type { FrameMessage } from './framed.ts';

/** A scripted frame: it sends the messages a test asks for and records what it receives. */
const SPEAKING_FRAME = `<!doctype html><html lang="en"><title>Frame</title><main aria-label="Sign-up"><h1 tabindex="-1">Step</h1><button>Inside</button></main><script>
  const parentOrigin = new URLSearchParams(location.search).get('parentOrigin');
  const heard = [];
  const say = (type, fields = {}, to = parent) => to.postMessage({ namespace: 'signet-onboarding', version: 1, type, ...fields }, parentOrigin);
  addEventListener('message', ({ data, origin }) => origin === parentOrigin && heard.push(data));
  if (!location.pathname.startsWith('/mute')) say('ready', { stepId: 'get-started' });
</script></html>`;

export const pageOf = (body: string, script: string): string =>
  `<!doctype html><html lang="en"><title>Shop</title><body><script>window.found = []; window.told = [];
  addEventListener('error', ({ detail }) => detail && found.push(detail.errorType), true);</script><script src="${script}"></script>${body}</body></html>`;

function servePartner(scriptUrl: string, reactPage: string): Server {
  return createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    response.setHeader(
      'content-type',
      url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html',
    );
    for (const name of ['content-security-policy', 'permissions-policy']) {
      const value = url.searchParams.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    if (url.pathname === '/react.js') return response.end(reactPage);
    if (url.pathname === '/api/v2/embed-check') {
      response.setHeader('access-control-allow-origin', '*');
      return response.end('{ "isReferralKnown": true, "isListed": true }');
    }
    if (url.hostname === 'frame.localhost') return response.end(SPEAKING_FRAME);
    const portal = url.searchParams.get('portal') ?? '';
    if (url.pathname === '/react')
      return response.end(
        `<!doctype html><html lang="en"><title>Shop</title><body><div id="root" data-portal="${portal}"></div><script type="module" src="/react.js"></script></body></html>`,
      );
    const body =
      url.searchParams.get('body') ??
      '<main><h1>Payments</h1><div id="here"></div><p><a href="#after">After</a></p></main>';
    return response.end(pageOf(body, scriptUrl));
  });
}

type ScriptedPartner = {
  shopUrl: (query?: Record<string, string>, place?: { host?: string; path?: string }) => string;
  frameUrl: () => string;
  close: () => void;
};

/**
 * A partner's page with the SDK, and a scripted frame on another site; both take what they show and
 * send from the URL.
 */
export async function startScriptedPartner(
  scriptUrl: string,
  reactPage = '',
): Promise<ScriptedPartner> {
  const server = servePartner(scriptUrl, reactPage).listen(0, 'localhost');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    shopUrl: (query = {}, { host = 'northwind-shop', path = '/' } = {}) =>
      `http://${host}.localhost:${port}${path}?${new URLSearchParams(query)}`,
    frameUrl: () => `http://frame.localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Mounts sign-up in `#here`; `told` and `onboarding` are globals of the page. */
export const mounted = (page: Page, options: object): Promise<unknown> =>
  page.evaluate(`window.onboarding = SignetOnboarding.mount(document.getElementById('here'), {
    onMessage: (direction, { type }) => told.push(direction + ' ' + type), ...${JSON.stringify(options)} })`);

export async function scriptedFrame(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe', { state: 'attached' })).contentFrame();
  if (frame === null) throw new Error('the frame has gone');
  return frame;
}

export const say = async (page: Page, type: string, fields: object = {}): Promise<unknown> =>
  (await scriptedFrame(page)).evaluate(`say(${JSON.stringify(type)}, ${JSON.stringify(fields)})`);

export const heard = async (page: Page): Promise<FrameMessage[]> =>
  (await scriptedFrame(page)).evaluate<FrameMessage[]>('heard');
