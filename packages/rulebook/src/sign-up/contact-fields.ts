import type { AnswerRows } from '../core/answers.ts';
import {
  type FieldRow,
  type LengthRange,
  maxLengthRule,
  normaliseText,
  type ValidationRule,
} from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { likelyAddress, repairedAddress } from './likely-address.ts';
import {
  isHostName,
  isMailAddress,
  isReservedAddress,
  isWebAddress,
  mailHostOf,
  webHostOf,
} from './web-address.ts';

function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && '.,; '.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/**
 * An accented host in its ASCII form, as Chrome hands over what is typed into an email field; an
 * accented ending is a typing error.
 */
function withAsciiHost(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  if (at < 1 || /^[\x20-\x7e]*$/.test(host) || !/\.[a-z]{2,}$/i.test(host) || !isHostName(host))
    return address;
  return address.slice(0, at + 1) + (URL.parse(`http://${host}`)?.hostname ?? host);
}

/**
 * Extracts the address from what mail programs copy: `Ana <ana@example.com>`,
 * `mailto:ana@example.com`, or with trailing punctuation.
 */
const asEmail = (typed: string): string =>
  withAsciiHost(
    withoutEnd(
      withoutEnd(normaliseText(typed))
        .replace(/^[^<>]*<([^<>]*)>$/, '$1')
        .replace(/^(?:mailto:)+/i, '')
        .trim(),
    ),
  );

const asSite = (typed: string): string => withoutEnd(normaliseText(typed));

/**
 * A blank inside, which no address has. The joined form is offered, unless an address that stands
 * there whole would become another one. docs/readings.md 301.
 */
const noBlanks = (
  isWhole: (text: string) => boolean,
  hostOf: (address: string) => string,
): ValidationRule => ({
  code: 'spaces',
  rejects: (text) => /\s/.test(text),
  suggest: (text) => {
    const parts = text.split(/\s+/);
    const joined = parts.join('');
    const beginnings = parts.map((_, at) => parts.slice(0, at + 1).join(''));
    const isSeveral = parts.filter(isWhole).length > 1;
    const isOther = beginnings.some(
      (beginning) => isWhole(beginning) && hostOf(beginning) !== hostOf(joined),
    );
    return isSeveral || isOther ? undefined : joined;
  },
});

const EMAIL_CHARS: LengthRange = [1, LIMITS.emailMaxChars];
const WEBSITE_CHARS: LengthRange = [1, LIMITS.websiteMaxChars];

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
  rules: [
    maxLengthRule(EMAIL_CHARS),
    noBlanks(isMailAddress, mailHostOf),
    { code: 'format', rejects: (email) => !isMailAddress(email), suggest: repairedAddress },
    {
      code: 'unlikely',
      asks: true,
      rejects: (email) => likelyAddress(email) !== undefined,
      suggest: likelyAddress,
    },
  ],
};

export const CONTACT_FIELDS = {
  email,
  // Only the update form asks for the e-mail twice; that both match is a rule about two answers.
  emailConfirm: { ...email, rules: email.rules.filter(({ asks }) => asks !== true) },
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
    rules: [
      maxLengthRule(WEBSITE_CHARS),
      noBlanks(isWebAddress, webHostOf),
      { code: 'format', rejects: (site) => !isWebAddress(site) || isReservedAddress(site) },
    ],
  },
} as const satisfies Record<string, FieldRow>;

export const CONTACT_ANSWERS = {
  emailAddress: {
    subject: 'person',
    fields: ['email'],
    column: 'email_address',
    wire: { applicant: 'applicant.email.emailAddress', owner: 'email' },
  },
  website: {
    subject: 'business',
    fields: ['website'],
    column: 'website',
    wire: { company: 'company.site' },
  },
} as const satisfies AnswerRows<keyof typeof CONTACT_FIELDS>;
