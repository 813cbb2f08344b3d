import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandLogo } from './brand-logo.tsx';
import { svgSprite } from './svg-sprite.tsx';

const themes = [
  'poynt',
  ...readdirSync(new URL('./brands', import.meta.url)).map((file) => file.replace(/\.css$/, '')),
];

const drawn = themes.filter((theme) => /<g id="logo"><\w/.test(svgSprite(theme)));

test('both of our brands have a drawn mark; another brand may have none', () =>
  expect(drawn).toEqual(expect.arrayContaining(['poynt', 'godaddy'])));

test.each(drawn)('the page contains the mark of %s, and its logo refers to it', (theme) => {
  expect(renderToStaticMarkup(createElement(BrandLogo, { theme, name: 'Name' }))).toContain(
    '<use href="#logo">',
  );
});

test('shows the name of a brand without a mark', () => {
  const html = renderToStaticMarkup(createElement(BrandLogo, { theme: 'new', name: 'Larkfield' }));
  expect(html).toBe('<span class="logo-name">Larkfield</span>');
});

test('every colour of the drawings is a token, so that brand and dark mode change it', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const painted = themes
    .map((theme) => svgSprite(theme))
    .join('')
    .matchAll(/(?:fill|stroke)="([^"]+)"/g);
  for (const [, colour = ''] of painted) {
    const [, token] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
    expect(token ? tokens.includes(`${token}:`) : ['none', 'currentColor'].includes(colour)).toBe(
      true,
    );
  }
});
