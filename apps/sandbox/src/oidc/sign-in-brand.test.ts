import { expect, test } from 'vitest';
import { brandMark, brandStyle, signInBrand } from './sign-in-brand.ts';

test.each([
  ['http://localhost:3000/auth/callback', 'Poynt', 'poynt'],
  ['http://godaddy.localhost:3000/auth/callback', 'GoDaddy Payments', 'godaddy'],
  ['https://pay.example.com/auth/callback', 'Poynt', 'poynt'],
])('who leaves %s to sign in finds %s', async (redirectUri, name, theme) => {
  const brand = await signInBrand(redirectUri);
  expect(brand).toMatchObject({ name, theme, origin: new URL(redirectUri).origin });
});

test('a sign-in that names no address wears no brand', async () =>
  expect(await signInBrand(undefined)).toBeUndefined());

test('a partner’s people find the portal where nobody answers for the partner', async () =>
  expect(await signInBrand('http://localhost:1/auth/callback', 'northwind')).toMatchObject({
    name: 'Poynt',
  }));

test('the hosting provider’s sign-in has its colours and its mark', () => {
  const brand = {
    name: 'GoDaddy Payments',
    theme: 'godaddy',
    origin: 'http://godaddy.localhost:3000',
  };
  expect(brandStyle(brand)).toContain("[data-brand='godaddy']");
  expect(brandStyle({ ...brand, theme: 'poynt' })).not.toContain("[data-brand='godaddy']");
  expect(brandMark(brand)).toContain('http://godaddy.localhost:3000/mail-marks/godaddy-light.png');
  expect(brandMark(brand)).toContain('alt="GoDaddy Payments"');
});
