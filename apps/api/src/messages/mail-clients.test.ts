import { EMAIL_IDS } from '@signet/rulebook/messages/choose-message';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { StoredApplication } from '../application/stored-application.ts';
import { readConfig } from '../platform/config/config.ts';
import { renderMessage } from './render-message.ts';

const config = readConfig({});
// Only the fields that rendering reads.
const mailOf = (id: (typeof EMAIL_IDS)[number], portal: 'POYNT' | 'GODADDY' = 'POYNT') => {
  const application = {
    id: 'urn:app:0000-0000-0000-0000-0000',
    reference: 'K7QM-3XPD',
    portal,
    market: 'US',
    locale: 'en-US',
    answers: {
      'applicant.name.firstName': 'Ana',
      'applicant.email.emailAddress': 'ana@example.com',
      'company.name': 'Fleurs du Plateau',
    },
  } as StoredApplication;
  const { html = '', text } = renderMessage(id, application, config, { day: '2026-11-22' });
  return { html, text };
};
const documentOf = (html: string): Document => new JSDOM(html).window.document;

/** What Word, the engine of Outlook, reads: its own comments, and not those meant for all others. */
const inWord = (html: string): string =>
  html
    .replaceAll(/<!--\[if !mso\]><!-->.*?<!--<!\[endif\]-->/gs, '')
    .replaceAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs, '$1')
    .replace(/<style>:root.*?<\/style>/s, ''); // its media queries

/** Gmail in the dark keeps no style sheet with a colour scheme and inverts the inline colours. */
const inDarkGmail = (html: string): string =>
  html
    .replace(/<style>:root.*?<\/style>/s, '')
    .replaceAll(/(?<=[;"](?:background-)?color:)#[\da-f]{6}/g, inverted);
const inverted = (hex: string): string =>
  `#${(0xffffff - Number.parseInt(hex.slice(1), 16)).toString(16).padStart(6, '0')}`;

const styleOf = (element: Element | null | undefined): string =>
  element?.getAttribute('style') ?? '';

test.each(EMAIL_IDS)('%s hides nothing in Word by a rule that Word may ignore', (id) => {
  const word = inWord(mailOf(id).html);
  expect(word).not.toMatch(/display:\s*none|<o:|flex|grid/);
  const preheader = documentOf(word).querySelector('body > div');
  expect([preheader?.getAttribute('aria-hidden'), styleOf(preheader)]).toEqual([
    'true',
    expect.stringContaining('mso-hide:all'),
  ]);
});

test.each(EMAIL_IDS)('%s has one logo in Word, and its sizes as attributes', (id) => {
  const page = documentOf(inWord(mailOf(id).html));
  const images = [...page.querySelectorAll('img')];
  expect(images.map((image) => image.className)).toEqual(['day']);
  for (const image of images)
    expect(styleOf(image)).toContain(
      `width:${image.getAttribute('width')}px;height:${image.getAttribute('height')}px`,
    );
  const wide = [...page.querySelectorAll('[style*="max-width"]:not([aria-hidden])')];
  expect(wide.map((table) => table.getAttribute('width'))).toEqual(['560']);
});

test('a button keeps its height in Word, which pads cells and no links', () => {
  const cell = documentOf(inWord(mailOf('approved').html)).querySelector('td.btn');
  expect(styleOf(cell)).toContain('mso-padding-alt:15px 28px');
});

test('the tick stays round beside a text of several lines', () => {
  const page = documentOf(mailOf('approved').html);
  const tick = [...page.querySelectorAll('td')].find(
    (cell) => cell.textContent === '✓' && cell.querySelector('table') === null,
  );
  const table = tick?.closest('table');
  for (const box of [tick, table]) {
    expect([box?.getAttribute('width'), box?.getAttribute('height')]).toEqual(['32', '32']);
    expect(styleOf(box)).toContain('width:32px;height:32px');
  }
  expect(styleOf(tick)).toContain('border-radius:16px');
  expect(table?.rows).toHaveLength(1); // the text stands in another table's cell
  expect(table?.rows[0]?.cells).toHaveLength(1);
  expect(table?.parentElement?.getAttribute('valign')).toBe('top');
});

test('Word, which rounds no corner of a cell, draws the tick as a round shape, and draws one', () => {
  const word = inWord(mailOf('approved').html);
  expect(word.match(/&#10003;/g)).toHaveLength(1);
  expect(word).toMatch(/<v:roundrect [^>]*arcsize="50%"[^>]*width:32px;height:32px/);
});

test.each(['POYNT', 'GODADDY'] as const)(
  '%s: the logo’s dark letters keep a light background where Gmail inverts colors',
  (portal) => {
    const { html } = mailOf('approved', portal);
    const light = documentOf(html).querySelector('img.day')?.closest('td');
    const dark = documentOf(inDarkGmail(html)).querySelector('img.day')?.closest('td');
    const ground = /background-image:linear-gradient\((#[\da-f]{6}),\1\)/;
    const paper = /background-color:(#[\da-f]{6})/.exec(styleOf(light))?.[1];
    expect(ground.exec(styleOf(light))?.[1]).toBe(paper);
    expect(ground.exec(styleOf(dark))?.[1]).toBe(paper);
    expect(styleOf(dark)).not.toContain(`background-color:${paper}`);
  },
);

test('a client with dark mode shows the dark logo without that background', () => {
  const { html } = mailOf('approved');
  const rules = /prefers-color-scheme:dark\)\{(.*?)\}\}/s.exec(html)?.[1] ?? '';
  expect(rules).toContain(
    '.plate{background-color:transparent!important;background-image:none!important',
  );
  expect(rules).toContain('.day{display:none!important');
});

test.each(EMAIL_IDS)('the plain text of %s reads like a letter', (id) => {
  const { text } = mailOf(id);
  expect(text).not.toMatch(/<\w|&\w+;|\n\n\n|[ \t]\n/);
  const [letter = '', foot = ''] = text.split('\n--\n');
  expect(foot).not.toBe('');
  expect(letter.trimEnd().split('\n\n').length).toBeGreaterThan(2);
  for (const line of letter.split('\n').filter((one) => one.includes('://')))
    expect(line).toMatch(/^https?:\/\/\S+$/); // an address stands alone, so that it can be copied
});

test('the plain text of an approval has its date, like the banner', () =>
  expect(mailOf('approved').text).toMatch(/^Approved .*November 22\n\nHi Ana,/));
