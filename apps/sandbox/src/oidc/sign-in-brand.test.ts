import { expect, test } from 'vitest';
import { brandMark, brandStyle, signInBrand } from './sign-in-brand.ts';

test.each([
  ['http://localhost:3000/auth/callback', 'Poynt', 'poynt'],
  ['http://godaddy.localhost:3000/auth/callback', 'GoDaddy Payments', 'godaddy'],
  ['https://pay.example.com/auth/callback', 'Poynt', 'poynt'],
])('who leaves %s to sign in finds %s', (redirectUri, name, theme) => {
  const brand = signInBrand(redirectUri);
  expect(brand).toMatchObject({ name, theme, origin: new URL(redirectUri).origin });
});

test('a sign-in that names no address wears no brand', () => expect(signInBrand(undefined)).toBeUndefined());

test('the hosting provider’s sign-in has its colours and its mark', () => {
  const brand = { name: 'GoDaddy Payments', theme: 'godaddy', origin: 'http://godaddy.localhost:3000' };
  expect(brandStyle(brand)).toContain("[data-brand='godaddy']");
  expect(brandStyle({ ...brand, theme: 'poynt' })).not.toContain("[data-brand='godaddy']");
  expect(brandMark(brand)).toContain('http://godaddy.localhost:3000/mail-marks/godaddy-light.png');
  expect(brandMark(brand)).toContain('alt="GoDaddy Payments"');
});
