import { LIMITS } from '../limits.ts';
import { type FieldRow, tidy } from './field.ts';
import { isEmail, isUrl } from './formats.ts';

const asAddress = (typed: string): string => tidy(typed).replace(/\s+/g, '');

/** How to reach somebody. Document 2, section 5, Contact and Business. */
export const CONTACT = {
  email: {
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
  },
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
} as const satisfies Record<string, FieldRow>;
