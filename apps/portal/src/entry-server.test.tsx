import type { ApplicationView } from '@signet/rulebook/application-view';
import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { application, bootAt, id, sent } from '@signet/testing/sample-boot';
import { describe, expect, test } from 'vitest';
import { render } from './entry-server.tsx';

const ASSETS = {
  script: '/assets/main.js',
  preloads: [],
  chunks: { 'sign-up': { scripts: ['/assets/sign-up.js'], styles: ['/assets/forms.css'] } },
};

const waiting: ApplicationView = {
  ...sent,
  page: 'otp',
  openPages: ['otp'],
  otp: { sentAt: 1, attemptsLeft: 5 } as ApplicationView['otp'],
};

const PAGES = [
  ['/applicant', undefined],
  ['/business', undefined],
  [`/${id}/address`, application],
  [`/${id}/owner-identity`, application],
  [`/${id}/check-answers`, application],
  [`/${id}/otp`, waiting],
] as const;

describe.each(PAGES)('%s, before any script', (path, view) => {
  test.each(LOCALE_IDS)('comes with its name and its outline in %s, and with nothing to type into that would be lost', (locale) => {
    const html = render(bootAt(path, locale, view), ASSETS);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).toContain('skeleton');
    expect(main).not.toContain('<input');
  });
});

test('a page names the scripts and the style that it needs, once, in its head', () => {
  const [head = ''] = render(bootAt('/applicant', 'en-US'), ASSETS).split('</head>');
  expect(head).toContain('<link rel="stylesheet" href="/assets/forms.css">');
  expect(head.match(/sign-up\.js/g)).toHaveLength(1);
});

test('a page names its scripts where its room came together with another', () => {
  const identity = { scripts: ['/assets/identity.js'], styles: [] };
  const texts = { scripts: ['/assets/texts-identity.js'], styles: [] };
  const html = render(bootAt(`/${id}/otp`, 'en-US', waiting), { ...ASSETS, chunks: { identity, 'texts-identity-en-US': texts } });
  expect([html.includes('/assets/identity.js'), html.includes('/assets/texts-identity.js')]).toEqual([true, true]);
});

test('the start page names no more than the first chunk', () => expect(render(bootAt('/', 'en-US'), ASSETS)).not.toContain('sign-up.js'));
