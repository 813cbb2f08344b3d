import { PORTALS } from '@signet/rulebook/reference/portals';
import { expect, test } from 'vitest';
import { BRAND_LOOKS, brandLook, markPath } from './brand-look.ts';

/**
 * Expected hex values, computed once with the matrices of CSS Color 4 and checked by eye in emails.
 */
const POYNT = {
  light: '#171e2c #535a66 #f6f3ef #ffffff #e4e2dd #142959 #2148ba #ffffff #fbbb67 #fcefd8',
  dark: '#f2f0ec #b0b4bd #0c1018 #1a1f29 #2f343e #bfd1f6 #8ab2fc #091328 #f2b866 #28241c',
};
const GODADDY = {
  light: '#171e2c #535a66 #f0f5f4 #ffffff #dde4e2 #004137 #0d624f #ffffff #c2e55e #edf8d7',
  dark: '#f2f0ec #b0b4bd #081110 #152120 #2b3736 #b1e5d1 #6bd1ad #031814 #c1e069 #21291d',
};

test.each([
  ['poynt', POYNT, 10],
  ['godaddy', GODADDY, 4],
] as const)(
  'mails of %s have the colours of its tokens as hex, and its corners',
  (theme, { light, dark }, radiusPx) => {
    const look = BRAND_LOOKS[theme];
    expect([Object.values(look.light).join(' '), Object.values(look.dark).join(' ')]).toEqual([
      light,
      dark,
    ]);
    expect(look.radiusPx).toBe(radiusPx);
  },
);

test.each(Object.values(PORTALS).map(({ brand }) => brand))(
  'the mails of $name show a mark if the brand has one',
  (brand) =>
    expect(BRAND_LOOKS[brand.theme].mark === undefined).toBe(markPath(brand) === undefined),
);

test('a mark has a fixed size in a mail, and says whether it spells the name', () => {
  expect(BRAND_LOOKS.godaddy.mark).toEqual({ widthPx: 28, heightPx: 28, spellsName: false });
  expect(markPath(PORTALS.GODADDY.brand)).toBe('/mail-marks/godaddy');
});

test('a theme without a file looks like our own portal, without a mark', () => {
  const { mark, ...look } = brandLook('nobody');
  const { mark: _own, ...own } = BRAND_LOOKS.poynt;
  expect([look, mark, markPath({ name: 'Nobody', theme: 'nobody' })]).toEqual([
    own,
    undefined,
    undefined,
  ]);
});
