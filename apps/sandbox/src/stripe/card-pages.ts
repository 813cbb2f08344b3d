import { readFileSync } from 'node:fs';
import { localized } from '@signet/rulebook/core/localized';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { pageTexts } from '../page-texts.ts';
import type { TEXTS } from './card-texts.en-US.ts';

const BY_LANGUAGE = await pageTexts<typeof TEXTS>(import.meta.resolve('./card-texts.en-US.ts'));

type FrameRequest = {
  Querystring: { key?: string; locale?: string; origin?: string; style?: string; source?: string };
};

export function registerCardPages(app: FastifyInstance): void {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const scripts = {
    '/stripe/elements.js': read('./elements.browser.js'),
    '/stripe/card-frame.js': read('./card-frame.browser.js'),
    '/stripe/three-d-secure.js': read('./three-d-secure.browser.js'),
  };
  for (const [path, script] of Object.entries(scripts))
    app.get(path, (_request, reply) => reply.type('text/javascript').send(script));

  app.get<FrameRequest>('/stripe/card-frame', (request, reply) => {
    const { key = '', locale = FALLBACK_LOCALE, origin = '', style = '{}' } = request.query;
    const texts = localized(BY_LANGUAGE, locale);
    const boot = { key, origin, style: parsed(style), texts };
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(cardFrame(texts, JSON.stringify(boot).replaceAll('<', '\\u003c')));
  });

  app.get<FrameRequest>('/stripe/three-d-secure', (request, reply) => {
    const { key = '', locale = FALLBACK_LOCALE, origin = '', source = '' } = request.query;
    const texts = localized(BY_LANGUAGE, locale);
    const body = `<h1 tabindex="-1">${escapeHtml(texts.secureTitle)}</h1><p class="soft">${escapeHtml(texts.secureText)}</p>
<button type="button" data-outcome="pass">${escapeHtml(texts.complete)}</button>
<button type="button" class="quiet" data-outcome="fail">${escapeHtml(texts.fail)}</button>
<button type="button" class="quiet" data-close>${escapeHtml(texts.close)}</button>`;
    const boot = { key, origin, source, texts };
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(
      htmlPage({
        lang: texts.lang,
        title: escapeHtml(texts.secureTitle),
        body,
        boot,
        scriptSrc: '/stripe/three-d-secure.js',
      }),
    );
  });
}

function parsed(style: string): unknown {
  try {
    return JSON.parse(style);
  } catch {
    return {}; // a URL typed by hand
  }
}

/** Unstyled like the vendor's; colors come from the embedding page. */
function cardFrame(texts: typeof TEXTS, boot: string): string {
  const field = (name: string, label: string, hint: string, autocomplete: string, size: string) =>
    `<input name="${name}" aria-label="${escapeHtml(label)}" placeholder="${escapeHtml(hint)}" autocomplete="${autocomplete}" ${name === 'postal' ? '' : 'inputmode="numeric"'} style="flex:${size}">`;
  return `<!doctype html>
<html lang="${texts.lang}"><head><meta charset="utf-8"><title>${escapeHtml(texts.frameTitle)}</title>
<style>html,body{margin:0;background:transparent}form{display:flex;flex-wrap:wrap;column-gap:8px}
input{min-width:0;height:var(--row);padding:0;border:0;outline:0;background:none;color:var(--ink);font:var(--size) var(--font)}
input:focus-visible{box-shadow:0 2px 0 currentColor}
input::placeholder{color:var(--soft);opacity:1}input[aria-invalid]{color:var(--bad)}</style></head>
<body><form aria-label="${escapeHtml(texts.frameTitle)}">
${field('cardnumber', texts.number, texts.number, 'cc-number', '1 0 12em')}
${field('exp-date', texts.expiry, texts.expiryHint, 'cc-exp', '0 0 4.5em')}
${field('cvc', texts.cvc, texts.cvcHint, 'cc-csc', '0 0 3em')}
${field('postal', texts.postal, texts.postalHint, 'billing postal-code', '0 0 6.5em')}
</form>
<script type="application/json" id="boot">${boot}</script>
<script type="module" src="/stripe/card-frame.js"></script></body></html>`;
}
