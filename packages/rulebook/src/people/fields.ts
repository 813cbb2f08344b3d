import type { AnswerRows } from '../core/answers.ts';
import { type FieldRow, normaliseText } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { COUNTRY_CODES } from '../reference/countries.ts';
import { yesNoField } from '../sign-up/business-fields.ts';
import { PEOPLE_LIMITS } from './limits.ts';
import { COMPANY_KINDS, UNNAMED_REASONS } from './ownership-tree.ts';

/**
 * `33,5 %` and `33.50` become `33.5`; decimals are truncated, never rounded, so 24.999 is not 25.
 * docs/readings.md 80.
 */
const asPercent = (typed: string): string => {
  const [, whole, part] =
    /^(\d{1,3})(?:[.,](\d{0,2})\d{0,8})?\s?%?$/.exec(normaliseText(typed)) ?? [];
  return whole === undefined ? normaliseText(typed) : String(Number(`${whole}.${part ?? ''}`));
};

/** Longest value below 100, with two decimals. */
const LONGEST_PERCENT = '99.99'.length;

const choice = (values: readonly string[], control: 'choice' | 'select' = 'choice'): FieldRow => ({
  control,
  autocomplete: 'off',
  values,
  normalise: normaliseText,
  rules: [{ code: 'unknown', rejects: (value) => !values.includes(value) }],
});

const [numberMin, numberMax] = LIMITS.companyNumberChars;

const percent = (from: number): FieldRow => ({
  control: 'text',
  inputMode: 'decimal',
  autocomplete: 'off',
  widthCh: 6,
  length: [String(Math.ceil(from)).length, LONGEST_PERCENT],
  spellcheck: false,
  normalise: asPercent,
  rules: [
    { code: 'format', rejects: (value) => !/^\d{1,3}(\.\d{1,2})?$/.test(value) },
    ...(from > 0 ? [{ code: 'tooLow', rejects: (value: string) => Number(value) < from }] : []),
    { code: 'tooHigh', rejects: (value) => Number(value) > PEOPLE_LIMITS.ownershipMaxPercent },
  ],
});

/** docs/readings.md 80 and 82. */
export const OWNER_FIELDS = {
  ownershipPercentage: percent(PEOPLE_LIMITS.ownerThresholdPercent),
  // The controller of a registered US business may own less than 25 %, or nothing.
  controllerPercentage: percent(0),
  isController: yesNoField,
  noAddressOrDob: yesNoField,
  noSsn: yesNoField,
  // A company or trust that holds a share, and what is held of it. docs/readings.md 259.
  ownerCompanyKind: choice(COMPANY_KINDS),
  ownerCompanyName: {
    control: 'text',
    autocomplete: 'off',
    capitalize: 'words',
    length: [LIMITS.companyNameChars[0], LIMITS.companyNameChars[1]],
    normalise: normaliseText,
    rules: [
      {
        code: 'length',
        rejects: (value) =>
          value.length < LIMITS.companyNameChars[0] || value.length > LIMITS.companyNameChars[1],
      },
      { code: 'format', rejects: (value) => !/[\p{L}\p{N}]/u.test(value) },
    ],
  },
  ownerCompanyNumber: {
    control: 'secret',
    secret: true,
    unmasked: true,
    autocomplete: 'off',
    capitalize: 'characters',
    spellcheck: false,
    length: [numberMin, numberMax],
    normalise: (typed) => normaliseText(typed).toUpperCase(),
    rules: [
      { code: 'length', rejects: (value) => value.length < numberMin || value.length > numberMax },
      {
        code: 'format',
        rejects: (value) =>
          !/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u.test(value) || /^[0\s./-]*$/.test(value),
      },
    ],
  },
  ownerCompanyCountry: choice(COUNTRY_CODES, 'select'),
  companyShare: percent(PEOPLE_LIMITS.companyShareMin),
  // The page offers who is on the list; the call knows them by their ids.
  holder: {
    control: 'select',
    autocomplete: 'off',
    normalise: normaliseText,
    rules: [{ code: 'unknown', rejects: (value) => !/^[\w:-]{1,60}$/.test(value) }],
  },
  unnamedReason: choice(UNNAMED_REASONS),
} as const satisfies Record<string, FieldRow>;

export const OWNER_ANSWERS = {
  ownershipShare: {
    subject: 'person',
    fields: ['ownershipPercentage', 'controllerPercentage'],
    column: 'ownership_basis_points',
    type: 'basisPoints',
    wire: { owner: 'ownershipPercentage' },
  },
  isController: {
    subject: 'person',
    fields: ['isController'],
    column: 'is_controller',
    type: 'boolean',
    unanswered: false,
    wire: { owner: 'isController' },
  },
  noAddressOrDob: {
    subject: 'person',
    fields: ['noAddressOrDob'],
    column: 'no_address_or_dob',
    type: 'boolean',
    unanswered: false,
    wire: { owner: 'noAddressOrDob' },
  },
  noSsn: {
    subject: 'person',
    fields: ['noSsn'],
    column: 'no_ssn',
    type: 'boolean',
    unanswered: false,
    wire: { owner: 'noSsn' },
  },
  communicationLanguage: {
    subject: 'person',
    fields: ['communicationLanguage'],
    column: 'communication_language',
    wire: { owner: 'communicationLanguage' },
  },
} as const satisfies AnswerRows<keyof typeof OWNER_FIELDS | 'communicationLanguage'>;
