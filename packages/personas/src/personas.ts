import type { Answers } from '@signet/rulebook/answer-rows';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Locale, Market } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';

/** An applicant's answers by dotted path, as typed on each page. */
export type Persona = {
  about: string;
  market: Market;
  locale: Locale;
  portal: Portal;
  answers: Answers;
  /** Answers to the manual bank form; the instant link takes `user_good` / `pass_good`. */
  bank: Answers;
};

/**
 * People shared by tests, the sandbox's page and the benchmarks. All their secrets are listed in
 * `canaries.ts`.
 */
const PERSONAS = {
  ana: {
    about: 'US, not registered, no partners: a home bakery',
    market: 'US',
    locale: 'en-US',
    portal: 'POYNT',
    answers: {
      'applicant.name.firstName': 'Ana',
      'applicant.name.lastName': 'Ruiz',
      'applicant.email.emailAddress': 'ana@example.com',
      'company.registered': false,
      'company.dba': 'Ana Bakes',
      'company.gpv': 'band1',
      'company.mccDetails.id': '31',
      'company.address.line1': '500 Howard St',
      'company.address.line2': '',
      'company.address.city': 'San Francisco',
      'company.address.territory': 'CA',
      'company.address.zip': '94105',
      'applicant.dob': '1987-09-23',
      'applicant.governmentIdentification.value': '7294',
      'applicant.phone.localPhoneNumber': '4155550123',
    },
    bank: {
      fullName: 'Ana Ruiz',
      accountType: 'CHECKING',
      routingNumber: '011000138',
      accountNumber: '000123456789',
      accountNumberConfirm: '000123456789',
    },
  },
  marcus: {
    about: 'US, a registered LLC with an EIN, no partners: a plumber',
    market: 'US',
    locale: 'en-US',
    portal: 'POYNT',
    answers: {
      'applicant.name.firstName': 'Marcus',
      'applicant.name.lastName': 'Webb',
      'applicant.email.emailAddress': 'marcus@example.com',
      'company.registered': true,
      'company.name': 'Webb Plumbing LLC',
      'company.dba': '',
      'company.gpv': 'band2',
      'company.hasPartners': false,
      'company.mccDetails.id': '222',
      'company.governmentIdentification.value': '842917365',
      'company.address.line1': '1600 Pearl St',
      'company.address.line2': 'Suite 4',
      'company.address.city': 'Boulder',
      'company.address.territory': 'CO',
      'company.address.zip': '80302',
      'applicant.dob': '1979-10-26',
      'applicant.governmentIdentification.value': '5183',
      'applicant.phone.localPhoneNumber': '3035550141',
    },
    bank: {
      fullName: 'Webb Plumbing LLC',
      accountType: 'CHECKING',
      routingNumber: '011000138',
      accountNumber: '000123456789',
      accountNumberConfirm: '000123456789',
    },
  },
  chloe: {
    about: 'Canada, Quebec, in French, not incorporated, no partners: a florist',
    market: 'CA',
    locale: 'fr-CA',
    portal: 'POYNT',
    answers: {
      'applicant.name.firstName': 'Chloé',
      'applicant.name.lastName': 'Gagné',
      'applicant.email.emailAddress': 'chloe@example.com',
      'company.registered': false,
      'company.dba': 'Fleurs Chloé',
      'company.gpv': 'band1',
      'company.hasPartners': false,
      'company.mccDetails.id': '83',
      'company.address.line1': '1050, rue Sainte-Catherine',
      'company.address.line2': '',
      'company.address.city': 'Montréal',
      'company.address.territory': 'QC',
      'company.address.zip': 'H2L 2G5',
      'applicant.dob': '1991-08-17',
      'applicant.governmentIdentification.value': '046454286',
      'applicant.phone.localPhoneNumber': '5145550147',
      'applicant.address.line1': '4200, rue Saint-Denis',
      'applicant.address.line2': '',
      'applicant.address.city': 'Montréal',
      'applicant.address.territory': 'QC',
      'applicant.address.zip': 'H2J 2K8',
    },
    bank: {
      fullName: 'Chloé Gagné',
      accountType: 'CHECKING',
      transitNumber: '10011',
      institutionNumber: '006',
      accountNumber: '000123456789',
      accountNumberConfirm: '000123456789',
    },
  },
  paolo: {
    about: 'US, a registered restaurant with a partner who owns 40 %',
    market: 'US',
    locale: 'en-US',
    portal: 'POYNT',
    answers: {
      'applicant.name.firstName': 'Paolo',
      'applicant.name.lastName': 'Conti',
      'applicant.email.emailAddress': 'paolo@example.com',
      'company.registered': true,
      'company.name': 'Conti Foods LLC',
      'company.dba': 'Da Paolo',
      'company.gpv': 'band3',
      'company.hasPartners': true,
      'company.mccDetails.id': '3',
      'company.governmentIdentification.value': '273840519',
      'company.address.line1': '221B Baker St',
      'company.address.line2': '',
      'company.address.city': 'Chicago',
      'company.address.territory': 'IL',
      'company.address.zip': '60614',
      'applicant.dob': '1974-12-05',
      'applicant.governmentIdentification.value': '6027',
      'applicant.phone.localPhoneNumber': '3125550158',
    },
    bank: {
      fullName: 'Conti Foods LLC',
      accountType: 'CHECKING',
      routingNumber: '011000138',
      accountNumber: '000123456789',
      accountNumberConfirm: '000123456789',
    },
  },
} as const satisfies Record<string, Persona>;

export type PersonaId = keyof typeof PERSONAS;

export const PERSONA_IDS = keysOf(PERSONAS);

export const isPersonaId = (name: string): name is PersonaId => Object.hasOwn(PERSONAS, name);

/** One syllable per digit. */
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'] as const;
const firstMobile = 5_550_100;
/**
 * Fictional numbers (0100 to 0199) of an area code, except the sandbox's magic values: 0166, 0177,
 * 0188 and 0199.
 */
const OWN_MOBILES = Array.from({ length: 100 }, (_nothing, at) => firstMobile + at).filter(
  (mobile) => ![66, 77, 88, 99].includes(mobile % 100),
);
const mobilesPerArea = OWN_MOBILES.length;
/** Overlay area code of the same city, used for the second hundred. */
const OVERLAY_AREAS: Readonly<Record<string, string>> = {
  415: '628',
  303: '720',
  514: '438',
  312: '872',
};

export const numberedPersons = 2 * mobilesPerArea;
const mobileOf = (nth: number): number | undefined =>
  nth < numberedPersons ? OWN_MOBILES[nth % mobilesPerArea] : firstMobile + nth;
const luhnBase = 10;

function withCheckDigit(digits: string): string {
  const doubled = [...digits].map((digit, at) =>
    at % 2 === 1 ? Number(digit) * 2 : Number(digit),
  );
  const sum = doubled.reduce((all, value) => all + (value > 9 ? value - 9 : value), 0);
  return digits + String((luhnBase - (sum % luhnBase)) % luhnBase);
}

/**
 * How a numbered persona gets a unique tax id from three digits, and its form (`#` is any digit).
 * None ends like a magic value.
 */
const OWN_NUMBERS: Partial<
  Record<PersonaId, { path: string; of: (three: string) => string; form: string }>
> = {
  marcus: {
    path: 'company.governmentIdentification.value',
    of: (three) => `842918${three}`,
    form: '842918###',
  },
  paolo: {
    path: 'company.governmentIdentification.value',
    of: (three) => `273848${three}`,
    form: '273848###',
  },
  chloe: {
    path: 'applicant.governmentIdentification.value',
    of: (three) => withCheckDigit(`04651${three}`),
    form: '04651####',
  },
};

export const numberedTaxIdForm = (id: PersonaId): string | undefined => OWN_NUMBERS[id]?.form;

/**
 * The persona; with `nth` (0 to 191) a unique variant, so that tests share no limits and are not
 * taken for duplicates: its own e-mail, mobile, last name and, where the persona has one, full tax
 * id. Up to 999 when the phone is replaced.
 */
export function persona(id: PersonaId, nth?: number): Persona {
  const row: Persona = PERSONAS[id];
  if (nth === undefined) return row;
  const lastName = `${row.answers['applicant.name.lastName']}${[...String(nth)].map((digit) => SYLLABLES[Number(digit)]).join('')}`;
  const number = OWN_NUMBERS[id];
  const area = row.answers['applicant.phone.localPhoneNumber']?.slice(0, 3) ?? '';
  const hasOverlay = nth >= mobilesPerArea && nth < numberedPersons;
  const own: Answers = {
    'applicant.name.lastName': lastName,
    'applicant.email.emailAddress': `${id}.${nth}@example.com`,
    'applicant.phone.localPhoneNumber': `${hasOverlay ? OVERLAY_AREAS[area] : area}${mobileOf(nth)}`,
    ...(number === undefined ? {} : { [number.path]: number.of(threeDigits(nth)) }),
  };
  const isHolder = row.bank.fullName === nameOf(row.answers);
  const answers = { ...row.answers, ...own };
  return {
    ...row,
    answers,
    bank: isHolder ? { ...row.bank, fullName: nameOf(answers) } : row.bank,
  };
}

/** Skips 100 to 119, whose digits would end like magic values, by moving the second hundred up. */
const threeDigits = (nth: number): string =>
  String(nth >= 100 && nth < numberedPersons ? nth + 700 : nth).padStart(3, '0');

const nameOf = (answers: Answers): string =>
  `${answers['applicant.name.firstName']} ${answers['applicant.name.lastName']}`;
