import type { AnswerRows } from '../core/answers.ts';
import { type FieldRow, type LengthRange, maxLengthRule, normaliseText } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { isHostName, isMailAddress, isWebAddress } from './web-address.ts';

const asAddress = (typed: string): string => normaliseText(typed).replace(/\s+/g, '');

function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;'.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** Extracts the address from what mail programs copy: `Ana <ana@example.com>`, `mailto:ana@example.com`, or with trailing punctuation. */
const asEmail = (typed: string): string =>
  withoutEnd(
    withoutEnd(asAddress(typed))
      .replace(/^[^<>]*<([^<>]*)>$/, '$1')
      .replace(/^(?:mailto:)+/i, ''),
  );

const asSite = (typed: string): string => withoutEnd(asAddress(typed));

const EMAIL_CHARS: LengthRange = [1, LIMITS.emailMaxChars];
const WEBSITE_CHARS: LengthRange = [1, LIMITS.websiteMaxChars];
const DOMAIN_CHARS: LengthRange = [1, LIMITS.domainMaxChars];

const email: FieldRow = {
  control: 'text',
  type: 'email',
  inputMode: 'email',
  autocomplete: 'email',
  widthCh: 40,
  length: EMAIL_CHARS,
  spellcheck: false,
  capitalize: 'none',
  normalise: asEmail,
  rules: [maxLengthRule(EMAIL_CHARS), { code: 'format', rejects: (email) => !isMailAddress(email) }],
};

export const CONTACT_FIELDS = {
  email,
  // Only the update form asks for the e-mail twice; that both match is a rule about two answers.
  emailConfirm: email,
  website: {
    control: 'text',
    type: 'url',
    inputMode: 'url',
    autocomplete: 'url',
    widthCh: 40,
    length: WEBSITE_CHARS,
    spellcheck: false,
    capitalize: 'none',
    normalise: asSite,
    rules: [maxLengthRule(WEBSITE_CHARS), { code: 'format', rejects: (site) => !isWebAddress(site) }],
  },
  domain: {
    control: 'text',
    type: 'url',
    inputMode: 'url',
    autocomplete: 'off',
    widthCh: 40,
    length: DOMAIN_CHARS,
    spellcheck: false,
    capitalize: 'none',
    normalise: (typed) => asAddress(typed).toLowerCase(),
    rules: [maxLengthRule(DOMAIN_CHARS), { code: 'format', rejects: (domain) => !isHostName(domain) }],
  },
} as const satisfies Record<string, FieldRow>;

export const CONTACT_ANSWERS = {
  emailAddress: {
    subject: 'person',
    fields: ['email'],
    column: 'email_address',
    wire: { applicant: 'applicant.email.emailAddress', owner: 'email' },
  },
  website: { subject: 'business', fields: ['website'], column: 'website', wire: { company: 'company.site' } },
} as const satisfies AnswerRows<keyof typeof CONTACT_FIELDS>;
