import { EMAIL_IDS, emailFor, REQUIREMENTS } from '@signet/rulebook/messages/choose-message';
import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { renderMessage } from './render-message.ts';

const config = readConfig({});
// Only what a message reads of an application.
const applicationOf = (more: Partial<StoredApplication>) =>
  ({
    id: 'urn:app:0000-0000-0000-0000-0000',
    reference: 'K7QM-3XPD',
    portal: 'POYNT',
    locale: 'en-US',
    answers: { 'applicant.name.firstName': 'Ana', 'applicant.email.emailAddress': 'ana@example.com', 'company.dba': 'Ana Bakes' },
    ...more,
  }) as StoredApplication;

test.each(LOCALE_IDS.flatMap((locale) => EMAIL_IDS.map((id) => [locale, id] as const)))(
  'in %s the message %s is whole in both parts',
  (locale, id) => {
    const { subject, text, html } = renderMessage(id, applicationOf({ locale }), config);
    expect([subject ?? '', text, html ?? ''].filter((part) => part === '' || /[{}]/.test(part.replace(/<[^>]*>/g, '')))).toEqual([]);
    expect(text).toContain('http://localhost:3000/?applicationId=urn:app:');
    expect(html).toContain('Ana Bakes');
  },
);

test.each(LOCALE_IDS.flatMap((locale) => REQUIREMENTS.map((need) => [locale, need] as const)))(
  'in %s the mail names %s as what is needed',
  (locale, need) => {
    const { text, html } = renderMessage('informationNeeded', applicationOf({ locale }), config, { need });
    const without = renderMessage('informationNeeded', applicationOf({ locale }), config);
    expect(text.split('\n\n').length).toBe(without.text.split('\n\n').length + 1);
    expect(text + html).not.toMatch(/[{}]need/);
  },
);

test('what somebody typed stays one line of words', () => {
  const evil = {
    'applicant.name.firstName': 'Ana\r\nBcc: x@evil.test',
    'company.dba': '<a href="https://evil.test">\u202epay',
    'applicant.email.emailAddress': 'a@b.co',
  };
  const { subject, text, html } = renderMessage('approved', applicationOf({ answers: evil }), config);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain('Hello Ana Bcc: x@evil.test,');
  expect(html).not.toContain('<a href="https://evil.test">');
  expect(html).not.toContain('\u202e');
});

test('the hosting-provider portal’s links name its own host', () => {
  expect(renderMessage('approved', applicationOf({ portal: 'GODADDY' }), config).text).toContain('http://godaddy.localhost:3000/');
});

test.each([
  [{ decision: 'APPROVED' }, undefined, 'approved'],
  [{ decision: 'PENDING', stepUp: 'OTP_SMS' }, undefined, 'received'],
  [{ decision: 'PENDING', stepUp: 'GOV_ID_SELFIE' }, { decision: 'PENDING', stepUp: 'OTP_SMS' }, 'informationNeeded'],
  [{ decision: 'PENDING' }, { decision: 'PENDING' }, undefined],
  [{ decision: 'DECLINED' }, { decision: 'PENDING' }, 'notApproved'],
  [{ decision: 'PENDING', stepUp: 'GOV_ID_SELFIE' }, { decision: 'PENDING', stepUp: 'FULL_SSN' }, 'informationNeeded'],
  [{ decision: 'PENDING', stepUp: 'FULL_SSN' }, { decision: 'PENDING', stepUp: 'FULL_SSN' }, undefined],
  [{ decision: 'APPROVED_PENDING', stepUp: 'OTP_SMS' }, { decision: 'APPROVED_PENDING', reason: 'level.basic' }, undefined],
  [{ decision: 'PENDING' }, { decision: 'PENDING', stepUp: 'GOV_ID_SELFIE' }, 'inReview'],
  [{ decision: 'PENDING', reason: 'source.unavailable' }, { decision: 'PENDING', stepUp: 'OTP_SMS' }, 'stillChecking'],
  [{ decision: 'PENDING', reason: 'source.unavailable' }, { decision: 'PENDING', reason: 'source.unavailable' }, undefined],
  [{ decision: 'PENDING', reason: 'source.unavailableTooLong' }, { decision: 'PENDING', reason: 'source.unavailable' }, 'inReview'],
  [{ decision: 'PENDING', reason: 'source.unavailableTooLong' }, { decision: 'PENDING', reason: 'source.unavailableTooLong' }, undefined],
  [{ decision: 'APPROVED', isBankLinked: true }, { decision: 'APPROVED_PENDING', isBankLinked: true }, 'approvedBankLinked'],
  [{ decision: 'APPROVED_PENDING', reason: 'level.basic' }, { decision: 'PENDING' }, 'verificationNeeded'],
  [{ decision: 'APPROVED_PENDING', stepUp: 'BO_VERIFICATION' }, { decision: 'APPROVED_PENDING', stepUp: 'EIN_DOC' }, 'approvedPending'],
] as const)('%j after %j is told as %s', (outcome, before, message) => expect(emailFor(outcome, before)).toBe(message));
