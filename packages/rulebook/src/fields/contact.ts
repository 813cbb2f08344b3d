import { LIMITS } from '../limits.ts';
import { type FieldRow, tidy } from './field.ts';
import { isEmail, isUrl } from './formats.ts';

const asAddress = (typed: string): string => tidy(typed).replace(/\s+/g, '');

/** A name only: no protocol, port, path or trailing dot. */
const DOMAIN_ONLY = { protocols: ['https'], require_protocol: false, allow_protocol_relative_urls: false, disallow_auth: true };

const email: FieldRow = {
  control: 'text',
  type: 'email',
  inputMode: 'email',
  autocomplete: 'email',
  widthCh: 40,
  spellcheck: false,
  capitalize: 'none',
  normalise: asAddress,
  rules: [
    { code: 'long', refuses: (email) => email.length > LIMITS.emailMaxChars },
    { code: 'format', refuses: (email) => email.includes('"') || !isEmail(email, { allow_utf8_local_part: false }) },
  ],
};

/** How to reach somebody. Document 2, section 5, Contact and Business. */
export const CONTACT = {
  email,
  // Only the update form asks the e-mail twice; that both agree is a rule about two answers. Document 2, section 3.
  emailConfirm: email,
  website: {
    control: 'text',
    type: 'url',
    inputMode: 'url',
    autocomplete: 'url',
    widthCh: 40,
    spellcheck: false,
    capitalize: 'none',
    normalise: asAddress,
    rules: [
      { code: 'long', refuses: (site) => site.length > LIMITS.websiteMaxChars },
      { code: 'format', refuses: (site) => !isUrl(site, { protocols: ['http', 'https'], require_protocol: false }) },
    ],
  },
  domain: {
    control: 'text',
    type: 'url',
    inputMode: 'url',
    autocomplete: 'off',
    widthCh: 40,
    spellcheck: false,
    capitalize: 'none',
    normalise: (typed) => asAddress(typed).toLowerCase(),
    rules: [
      { code: 'long', refuses: (domain) => domain.length > LIMITS.domainMaxChars },
      { code: 'format', refuses: (domain) => !isUrl(domain, DOMAIN_ONLY) || /[/:?#@]/.test(domain) },
    ],
  },
} as const satisfies Record<string, FieldRow>;
