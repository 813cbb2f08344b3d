import { expect, test } from 'vitest';
import { domainOf, startPath } from './company-domain.ts';

test.each([
  ['nina@northwind.example', 'northwind.example'],
  ['  Nina.Alvarez@Northwind.Example ', 'northwind.example'],
  ['nina@sales.northwind.example', 'sales.northwind.example'],
  ['nina', undefined],
  ['nina@northwind', undefined],
  ['nina@north wind.example', undefined],
  ['a@b@northwind.example', undefined],
])('the domain of %j is %j', (address, domain) => expect(domainOf(address)).toBe(domain));

test.each([
  ['/applicants/urn:app:1', '%2Fapplicants%2Furn%3Aapp%3A1'],
  ['https://elsewhere.example/', '%2F'],
  ['//elsewhere.example/', '%2F'],
  ['/\\elsewhere.example', '%2F'],
])('a sign-in for %j comes back to %j', (path, back) =>
  expect(startPath('northwind.example', path)).toBe(
    `/auth/start?domain=northwind.example&path=${back}`,
  ),
);
