import { keysOf } from '@signet/rulebook/core/keys-of';
import { contrastsOf, LOOKS } from '@signet/testing/token-contrasts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandColourErrors, partnerLook, partnerTokens } from './brand-colours.ts';

const PORTAL_LOOKS = { poynt: 'own', godaddy: 'godaddy' } as const;
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.constantFrom(...keysOf(PORTAL_LOOKS));

const over = (declared: string, portal: keyof typeof PORTAL_LOOKS) =>
  new Map([
    ...(LOOKS.get(PORTAL_LOOKS[portal]) ?? []),
    ...declared
      .split(';')
      .map(
        (line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const,
      ),
  ]);

const suggestion = (line: string): string => /"(#\w{6})" would do$/.exec(line)?.[1] ?? '';

test('every accepted and every suggested color keeps all contrasts, light and dark', () => {
  fc.assert(
    fc.property(hex, fc.option(hex, { nil: undefined }), theme, (accent, accentDark, portal) => {
      const wish = { accent, accentDark };
      const wrong = brandColourErrors(wish, portal);
      const mended = {
        accent: wrong.filter((line) => line.startsWith('accent "')).map(suggestion)[0] ?? accent,
        accentDark:
          wrong.filter((line) => line.startsWith('accentDark')).map(suggestion)[0] ?? accentDark,
      };
      expect(brandColourErrors(mended, portal)).toEqual([]);
      const faint = contrastsOf(over(partnerTokens(mended, portal), portal)).filter(
        ({ is, atLeast }) => is < atLeast,
      );
      expect(faint).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each([
  [
    { accent: '#ffd400' },
    'poynt',
    /^accent "#ffd400" is hard to read on light pages: 1\.\d\d to 1, and 4\.5 is needed; "#\w{6}" would do$/,
  ],
  [
    { accent: '#0b6e6e', accentDark: '#0b3b3b' },
    'godaddy',
    /^accentDark "#0b3b3b" is hard to read on dark pages: 1\.\d\d to 1/,
  ],
] as const)('%j is rejected with its contrast and a suggestion', (colours, portal, words) => {
  expect(brandColourErrors(colours, portal)).toEqual([expect.stringMatching(words)]);
});

test.each(['#000000', '#7a1f5c', '#004b87'])('%s is used unchanged', (accent) => {
  expect(brandColourErrors({ accent }, 'poynt')).toEqual([]);
  expect(partnerTokens({ accent }, 'poynt')).toContain(`--accent:light-dark(${accent},`);
  expect(partnerLook({ accent }, 'poynt').light).toMatchObject({ accent, accentInk: '#ffffff' });
});
