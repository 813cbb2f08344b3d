import type { OwnerRecordView } from '@signet/rulebook/people/owner-record-view';
import { application, bootAt, id } from '@signet/testing/sample-boot';
import { expect, test } from 'vitest';
import { drawnPage } from './drawn-page.ts';

const ownerId = 'urn:own:0000-0000-0000-0000-0000';
const otherId = id.slice(0, -1) + (id.endsWith('z') ? 'a' : 'z');
const owner = { ownerId, page: 'owner-success' } as OwnerRecordView; // all that is read of it
const singlePage = { ...bootAt('/', 'en-US').flags, isMultistepFlow: false };

const CASES = [
  ['/', {}, undefined],
  ['/applicant', {}, 'applicant'],
  ['/applicant', { flags: singlePage }, undefined],
  ['/category', {}, 'category'],
  ['/category', { signedIn: true }, undefined],
  [`/${id}/address`, { application }, 'address'],
  [`/${id}/address`, {}, undefined],
  [`/${id}/bank/success`, { application }, undefined],
  [`/${otherId}/address`, { application }, undefined],
  [`/${id}/owners/${ownerId}/success`, { owner }, 'owner-success'],
  [`/${id}/owners/${ownerId}/verifying`, { owner }, undefined],
  [`/${id}/owners/${ownerId}/success`, {}, undefined],
  [`/${id}/owners/${ownerId}`, {}, undefined],
  [`/${id}/owners/${ownerId}/error`, {}, 'owner-error'],
  [`/${id}/tax-information`, {}, undefined],
  ['/accounts', { signedIn: true }, undefined],
  ['/no/such/page', {}, 'incorrect-url'],
] as const;

test.each(CASES)('of %s with %o the server draws %s', (path, facts, page) => {
  expect(drawnPage({ ...bootAt(path, 'en-US'), ...facts })).toBe(page);
});
