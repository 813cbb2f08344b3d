export type PersonOutcome =
  | 'match'
  | 'declined'
  | 'otherPhone'
  | 'document'
  | 'review'
  | 'fullSsn'
  | 'error'
  | 'hang'
  | 'late';
export type BusinessOutcome = 'match' | 'declined' | 'doubleCheck' | 'document' | 'review' | 'hang';
export type BankOutcome = 'pass' | 'fail' | 'otherOwner';

export const NETWORK_STATES = {
  wifi: 'on Wi-Fi: the network tells no number; the link works from the same place',
  own: 'on its mobile network: the number is told without a text, and the link works',
  other: 'on another number’s network: another number is told, and the link fails',
  away: 'on Wi-Fi somewhere else: no number, and the link fails',
  fails: 'on Wi-Fi: no number, and the link always fails',
} as const;
export type NetworkState = keyof typeof NETWORK_STATES;
export const isNetworkState = (value: unknown): value is NetworkState =>
  typeof value === 'string' && Object.hasOwn(NETWORK_STATES, value);

type Row<Outcome> = { outcome: Outcome; effect: string };

/** Last four digits of an SSN, alone or at the end of 900-10-xxxx. */
export const SSN_ENDINGS: Record<string, Row<PersonOutcome>> = {
  '0001': { outcome: 'declined', effect: 'fraud is reported: declined' },
  '0002': {
    outcome: 'otherPhone',
    effect: 'the phone is somebody else’s: a code is not enough, photo ID',
  },
  '0003': { outcome: 'document', effect: 'a document is asked for: photo ID' },
  '0004': { outcome: 'review', effect: 'somebody must look: in review' },
  '0006': {
    outcome: 'fullSsn',
    effect: 'no match until the full SSN (900-10-0006) is given, then a match',
  },
  '0007': { outcome: 'error', effect: 'the vendor always answers 500: our own error' },
  '0008': { outcome: 'hang', effect: 'the vendor never answers: time-out' },
  '0009': { outcome: 'late', effect: 'the answer comes after 90 seconds' },
};

/** Whole SINs; valid by their check digit, and never issued because they begin with 0. */
export const SIN_VALUES: Record<string, Row<PersonOutcome>> = {
  '046454013': { outcome: 'declined', effect: 'fraud is reported: declined' },
  '046454021': { outcome: 'otherPhone', effect: 'the phone is somebody else’s: photo ID' },
  '046454039': { outcome: 'document', effect: 'a document is asked for: photo ID' },
  '046454047': { outcome: 'review', effect: 'somebody must look: in review' },
  '046454070': { outcome: 'error', effect: 'the vendor always answers 500: our own error' },
  '046454088': { outcome: 'hang', effect: 'the vendor never answers: time-out' },
  '046454096': { outcome: 'late', effect: 'the answer comes after 90 seconds' },
};

/**
 * Markers before the @ of an e-mail address, for people who give no tax id, such as other owners.
 */
export const EMAIL_MARKS: Record<string, Row<PersonOutcome>> = {
  '+decline@': { outcome: 'declined', effect: 'fraud is reported: that person is declined' },
  '+slow@': { outcome: 'late', effect: 'the answer about that person comes after 90 seconds' },
};

/**
 * Marker before the @ of an address that the mail server refuses, as a mailbox that does not exist.
 */
export const REFUSED_MAILBOX = '+refused@';

/** Last four digits of an EIN, a business number or a corporation number. */
export const TAX_ID_ENDINGS: Record<string, Row<BusinessOutcome>> = {
  '1005': {
    outcome: 'doubleCheck',
    effect: 'no match until name and number have been checked again, then a match',
  },
  '1015': {
    outcome: 'document',
    effect: 'never a match: name and number once more, then a document',
  },
  '1001': { outcome: 'declined', effect: 'declined' },
  '1004': { outcome: 'review', effect: 'somebody must look: in review' },
  '1008': { outcome: 'hang', effect: 'the vendor never answers: time-out' },
};

export const BANK_ACCOUNTS: Record<string, Row<BankOutcome>> = {
  '000123456789': { outcome: 'pass', effect: 'the account exists and belongs to the named owner' },
  '000111111116': { outcome: 'fail', effect: 'the account does not exist' },
  '000999999992': { outcome: 'otherOwner', effect: 'the account exists, the owner’s name differs' },
};

/**
 * The vendor's documented test accounts for debits; others pay after four days. Those not in
 * `BANK_ACCOUNTS` are verified when typed.
 */
export type DebitOutcome = 'refusedAtOnce' | 'refused' | 'takenBack' | 'silent';
export const DEBIT_ACCOUNTS: Readonly<Record<string, Row<DebitOutcome> & { code: string }>> = {
  '000111111116': {
    outcome: 'refusedAtOnce',
    code: 'no_account',
    effect: 'is refused at once: there is no such account',
  },
  '000111111113': {
    outcome: 'refused',
    code: 'account_closed',
    effect: 'is refused after four days: the account is closed',
  },
  '000222222227': {
    outcome: 'refused',
    code: 'insufficient_funds',
    effect: 'is refused after four days: not enough money',
  },
  '000333333335': {
    outcome: 'refused',
    code: 'debit_not_authorized',
    effect: 'is refused after four days: debits are not allowed',
  },
  '000555555559': {
    outcome: 'takenBack',
    code: 'debit_not_authorized',
    effect: 'pays after four days, and takes it back three days later',
  },
  '000000000009': { outcome: 'silent', code: '', effect: 'never pays and never refuses' },
};

export const TEST_DEPOSIT_CENTS = [32, 45] as const;
export const UNDEPOSITABLE_ACCOUNT = '000666666661';

/**
 * The vendor's documented test cards: declined at once, declined when charged, or requiring
 * authentication.
 */
export type TestCardRow = {
  brand: string;
  effect: string;
  refusal?: { code: string; decline_code?: string };
  chargeRefusal?: { code: string; decline_code?: string };
  authentication?: true;
  /** Requires authentication for every charge, whatever mandate exists. */
  asksAtCharge?: true;
};
const declinedFor = (reason: string) => ({ code: 'card_declined', decline_code: reason });
export const TEST_CARDS: Readonly<Record<string, TestCardRow>> = {
  '4242424242424242': { brand: 'visa', effect: 'is taken' },
  '5555555555554444': { brand: 'mastercard', effect: 'is taken' },
  '378282246310005': { brand: 'amex', effect: 'is taken' },
  '4000000000000002': {
    brand: 'visa',
    effect: 'is declined',
    refusal: declinedFor('generic_decline'),
  },
  '4000000000009995': {
    brand: 'visa',
    effect: 'is declined: not enough money',
    refusal: declinedFor('insufficient_funds'),
  },
  '4000000000000069': {
    brand: 'visa',
    effect: 'is declined: expired',
    refusal: { code: 'expired_card' },
  },
  '4000000000000127': {
    brand: 'visa',
    effect: 'is declined: wrong security code',
    refusal: { code: 'incorrect_cvc' },
  },
  '4000000000000341': {
    brand: 'visa',
    effect: 'is taken, and declined when it is charged',
    chargeRefusal: declinedFor('generic_decline'),
  },
  '4000000000003220': {
    brand: 'visa',
    effect:
      'is taken; its bank asks its customer when it is charged, and refuses while they are away',
    asksAtCharge: true,
  },
  '4000002760003184': {
    brand: 'visa',
    effect: 'is taken once its bank has asked its customer',
    authentication: true,
  },
};

/** Last four digits of a phone: the network it starts on. */
export const LINK_ENDINGS: Record<string, Row<NetworkState>> = {
  '0166': { outcome: 'fails', effect: 'the texted link fails: another phone opened it' },
  '0177': { outcome: 'own', effect: 'the mobile network knows the number: no text is needed' },
  '0188': {
    outcome: 'other',
    effect: 'the mobile network tells another number, and the link fails',
  },
};

/** Delay of a late response, in milliseconds of the sandbox's clock. */
export const LATE_ANSWER_MS = 90_000;

export type MagicRow = {
  group: string;
  value: string;
  effect: string;
  copy?: string[];
};

const list = (
  group: string,
  rows: Record<string, Row<unknown>>,
  shown: (value: string) => string,
): MagicRow[] =>
  Object.entries(rows).map(([value, { effect }]) => ({
    group,
    value: shown(value),
    effect,
    copy: [shown(value)],
  }));

export const MAGIC_VALUES: MagicRow[] = [
  ...list('SSN, last four digits (or 900-10- and the same four)', SSN_ENDINGS, (value) => value),
  {
    group: 'SSN, last four digits (or 900-10- and the same four)',
    value: 'any other',
    effect: 'a match',
  },
  ...list(
    'SIN',
    SIN_VALUES,
    (value) => `${value.slice(0, 3)} ${value.slice(3, 6)} ${value.slice(6)}`,
  ),
  { group: 'SIN', value: 'none, or any other', effect: 'a match' },
  ...list('EIN, BN or corporation number ending in', TAX_ID_ENDINGS, (value) => value),
  { group: 'EIN, BN or corporation number ending in', value: 'any other', effect: 'a match' },
  {
    group: 'Watch list',
    value: 'a last name with the word Watchlisted',
    effect: 'a hit: in review',
  },
  { group: 'Phone', value: 'a number ending in 0199', effect: 'line type VoIP: refused' },
  ...Object.entries(LINK_ENDINGS).map(([ending, { effect }]) => ({
    group: 'Phone',
    value: `a number ending in ${ending}`,
    effect,
  })),
  {
    group: 'Phone',
    value: 'any other',
    effect: 'mobile, on Wi-Fi: a texted link works; in Canada the line type is unknown',
  },
  { group: 'One-time code', value: 'the one that was sent', effect: 'read it in the phone here' },
  ...list('Bank account by hand', BANK_ACCOUNTS, (value) => value),
  {
    group: 'Bank account by hand',
    value: UNDEPOSITABLE_ACCOUNT,
    effect: 'is not known, and its bank sends the test deposits back',
    copy: [UNDEPOSITABLE_ACCOUNT],
  },
  {
    group: 'Bank account by hand',
    value: 'any other, and all in Canada',
    effect:
      'may exist, is not known: test deposits of 32 and 45 cents after two business days; the bank statements show them',
    copy: ['32', '45'],
  },
  {
    group: 'Bank link',
    value: 'user_good / pass_good',
    effect: 'signs in',
    copy: ['user_good', 'pass_good'],
  },
  {
    group: 'Bank link',
    value: 'user_otherowner / pass_good',
    effect: 'signs in; the account belongs to somebody else',
    copy: ['user_otherowner', 'pass_good'],
  },
  {
    group: 'Bank link',
    value: 'user_good / mfa_device',
    effect: 'asks for a code: 1234',
    copy: ['user_good', 'mfa_device', '1234'],
  },
  {
    group: 'Bank link',
    value: 'user_good / error_INVALID_CREDENTIALS',
    effect:
      'wrong user name or password; also error_ITEM_LOCKED, error_INSTITUTION_DOWN and the other documented ones',
    copy: ['user_good', 'error_INVALID_CREDENTIALS'],
  },
  ...list('Paying an order from the bank account', DEBIT_ACCOUNTS, (value) => value),
  {
    group: 'Paying an order from the bank account',
    value: 'any other',
    effect: 'the bank pays after four days',
  },
  ...Object.entries(TEST_CARDS).map(([number, { effect }]) => ({
    group: 'Card',
    value: (number.match(/\d{1,4}/g) ?? []).join(' '),
    effect,
    copy: [number],
  })),
  {
    group: 'Cash advance',
    value: 'any approved account',
    effect:
      'two offers, in the currency of its country; the page of the lending partner chooses one that tells little, or none',
  },
  {
    group: 'Identity inquiry',
    value: 'the buttons in its window',
    effect: 'pass, fail, needs review, time out, close',
  },
  {
    group: 'E-mail of the applicant or of another owner',
    value: `an address with ${REFUSED_MAILBOX}, like lena${REFUSED_MAILBOX}example.com`,
    effect: 'the mail server refuses it: there is no such mailbox',
    copy: [`lena${REFUSED_MAILBOX}example.com`],
  },
  ...Object.entries(EMAIL_MARKS).map(([mark, { effect }]) => ({
    group: 'E-mail of the applicant or of another owner',
    value: `an address with ${mark}, like lena${mark}example.com`,
    effect,
    copy: [`lena${mark}example.com`],
  })),
];
