import { INDUSTRIES } from '@signet/industries/industries';
import type { Answers, FormPath } from './answer-rows.ts';
import { wireText } from './core/answers.ts';
import { holdsCardNumber } from './core/card-number.ts';
import {
  isStorableText,
  normaliseText,
  possibleValue,
  type ValidationContext,
  validateField,
} from './core/field.ts';
import { type FormContext, visibleFields } from './core/form.ts';
import { LIMITS } from './core/limits.ts';
import { type FieldId, fieldRow } from './fields.ts';
import { formFields } from './forms.ts';
import { DRAFT_FORMS, SEGMENTS, SIGN_UP_FORMS } from './reference/enumerations.ts';
import type { Market } from './reference/locales.ts';
import { answersOfName, prefilledAddressLine, prefilledPhone } from './sign-up/prefill.ts';
import {
  type StartupColumnFields,
  type StartupFieldId,
  type StartupFields,
  startupField,
} from './sign-up/startup-fields.ts';

/** The answer that a parameter provides; `clean` prepares its text for the field's own rules. */
type AnswerRow = {
  answers: FormPath;
  field: FieldId | Readonly<Record<Market, FieldId>>;
  clean?: (text: string) => string | undefined;
};

export type StartupParameterRow =
  | AnswerRow
  /** Several answers from one text, or an implied answer. */
  | { gives: (text: string, context: ValidationContext) => Answers; means: string }
  | { keeps: StartupFieldId }
  /** Decides where the visit leads; not passed on. */
  | { leads: string }
  | { stays: string }
  | { drops: string };

const addressIn = (
  who: 'applicant' | 'company',
): Readonly<Record<string, StartupParameterRow>> => ({
  [`${who}AddressLine1`]: {
    answers: `${who}.address.line1`,
    field: who === 'company' ? 'street' : 'homeStreet',
    clean: prefilledAddressLine,
  },
  [`${who}AddressLine2`]: {
    answers: `${who}.address.line2`,
    field: 'apartment',
    clean: prefilledAddressLine,
  },
  [`${who}City`]: { answers: `${who}.address.city`, field: 'city' },
  [`${who}Territory`]: {
    answers: `${who}.address.territory`,
    field: who === 'company' ? 'territory' : 'homeTerritory',
  },
  [`${who}State`]: {
    answers: `${who}.address.territory`,
    field: who === 'company' ? 'territory' : 'homeTerritory',
  },
  [`${who}Zip`]: { answers: `${who}.address.zip`, field: { US: 'zip', CA: 'postalCode' } },
  [`${who}CountryCode`]: {
    leads: 'an address in another country than the visitor’s is dropped whole',
  },
});

const INDUSTRY_PATH = 'company.mccDetails.id';
const isSegment = (text: string): text is keyof typeof SEGMENTS => Object.hasOwn(SEGMENTS, text);

/**
 * The most common industry of an MCC, or of a segment that implies one; never an industry that we
 * may not serve. docs/readings.md 51.
 */
export function industryOfSegment(text: string): Answers {
  const mcc = isSegment(text) ? SEGMENTS[text].mcc : text;
  const industry = INDUSTRIES.find((one) => one.mcc === mcc && one.class !== 'SUPER_PROHIBITED');
  return industry === undefined ? {} : { [INDUSTRY_PATH]: String(industry.id) };
}

/** Every link parameter; the first one that provides an answer wins. docs/readings.md 51 and 52. */
export const STARTUP_PARAMETERS = {
  applicationId: { leads: 'the application to go on with, after sign-in' },
  businessId: { leads: 'the account whose stores are shown' },
  completed: { stays: 'shows that the person has signed up already' },
  timeout: { stays: 'shows that the session ended' },
  resumeEmail: { stays: 'told to analytics once, with the role' },
  reminderEmail: { stays: 'told to analytics once, with the role' },
  name: {
    gives: answersOfName,
    means: 'split at its first space; each part must pass the name rules',
  },
  email: { answers: 'applicant.email.emailAddress', field: 'email' },
  phone: { answers: 'applicant.phone.localPhoneNumber', field: 'phone', clean: prefilledPhone },
  companyIdentificationType: {
    gives: (text) =>
      text === 'BUSINESS' || text === 'INDIVIDUAL'
        ? { 'company.registered': text === 'BUSINESS' }
        : {},
    means: 'BUSINESS says that the business is registered, INDIVIDUAL that it is not',
  },
  companyName: { answers: 'company.name', field: 'legalName' },
  companyDba: { answers: 'company.dba', field: 'dba' },
  mcc: { gives: industryOfSegment, means: 'preselects the commonest industry of the code' },
  companySegment: { gives: industryOfSegment, means: 'the same; RESTAURANT stands for code 5812' },
  companyPhone: {
    answers: 'company.phone.localPhoneNumber',
    field: 'businessPhone',
    clean: prefilledPhone,
  },
  companyWebsite: { answers: 'company.site', field: 'website' },
  ...addressIn('company'),
  ...addressIn('applicant'),
  serviceType: { keeps: 'serviceType' },
  serviceId: { keeps: 'serviceId' },
  ventureId: { keeps: 'ventureId' },
  customerId: { keeps: 'customerId' },
  channelName: { keeps: 'channelName' },
  channelType: { keeps: 'channelType' },
  agentId: { keeps: 'agentId' },
  source: { keeps: 'source' },
  medium: { keeps: 'medium' },
  context: { keeps: 'context' },
  campaign: { keeps: 'campaignName' },
  masterMid: { keeps: 'masterMid' },
  lead_id: { keeps: 'leadId' },
  user_id: { keeps: 'userId' },
  mode: { keeps: 'mode' },
  apiVersion: { keeps: 'apiVersion' },
  createBusiness: { keeps: 'createBusiness' },
  showStoreSwitcher: { keeps: 'storeSwitcher' },
  utm_source: { keeps: 'utmSource' },
  utm_medium: { keeps: 'utmMedium' },
  utm_campaign: { keeps: 'utmCampaign' },
  utm_term: { keeps: 'utmTerm' },
  utm_content: { keeps: 'utmContent' },
  companyIdentificationValue: {
    drops: 'a tax id is typed by its owner alone: never prefilled, kept or logged',
  },
  token: { drops: 'never kept or logged' },
  mock: { drops: 'of a call only, and beside the sandbox only' },
  powerSeller: { drops: 'never lowers a check' },
  kycKybRequired: { drops: 'never lowers a check' },
} as const satisfies Readonly<Record<string, StartupParameterRow>>;

const ROWS = Object.entries<StartupParameterRow>(STARTUP_PARAMETERS);

const meaningOf = (row: StartupParameterRow): string => {
  if ('answers' in row) return `fills in \`${row.answers}\``;
  if ('gives' in row) return row.means;
  return 'leads' in row ? row.leads : 'kept with the application';
};

/**
 * The parameters that a partner's server may leave for a link, and what each does: those that fill
 * in an answer or are kept, and the country codes, which decide which addresses count.
 */
export const PREFILL_PARAMETERS: ReadonlyMap<string, string> = new Map(
  ROWS.filter(
    ([name, row]) =>
      'answers' in row || 'gives' in row || 'keeps' in row || name.endsWith('CountryCode'),
  ).map(([name, row]) => [name, meaningOf(row)]),
);

export type StartupValues = {
  answers: Answers;
  fields: StartupFields & StartupColumnFields;
  /**
   * Answers typed in a frame, and when they were handed over, in ms of the product's clock.
   * docs/decisions/0118.
   */
  carried?: { answers: Answers; at: number };
};

/**
 * Characters that no honest answer contains: markup. What cannot be seen is removed first, as from
 * a field.
 */
const MARKUP = /[<>{}\\`]/;

/**
 * The text without what cannot be seen; undefined for no plausible answer: too long, unstorable,
 * markup, or a card number.
 */
export function readableText(text: string): string | undefined {
  if (text.length > LIMITS.fieldMaxChars || !isStorableText(text)) return undefined;
  const clean = normaliseText(text);
  return MARKUP.test(clean) || holdsCardNumber(clean) ? undefined : clean;
}

/** First value of a parameter; empty when it is unreadable. */
const textOf = (query: URLSearchParams, name: string): string =>
  readableText(query.get(name) ?? '') ?? '';

const fieldIn = ({ field }: Pick<AnswerRow, 'field'>, { market }: ValidationContext): FieldId =>
  typeof field === 'string' ? field : field[market];

function answerIn(
  { answers: path, field, clean }: AnswerRow,
  text: string,
  context: ValidationContext,
): Answers {
  const cleaned = clean === undefined ? text : clean(text);
  const row = fieldRow(fieldIn({ field }, context));
  const value = cleaned === undefined ? undefined : possibleValue(row, cleaned, context);
  return value === undefined ? {} : { [path]: value };
}

const foreignSides = (query: URLSearchParams, market: Market): string[] =>
  ['applicant', 'company'].filter((who) => {
    const country = textOf(query, `${who}CountryCode`).toUpperCase();
    return country !== '' && country !== market;
  });

const EMAIL_PARAMETER = 'email';

/**
 * The query of a link. A plus in its email is a plus: `ana+shop@example.com` is an address of its
 * own, and none holds a blank.
 */
function queryOf(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const email = query.get(EMAIL_PARAMETER)?.trim();
  const [raw = ''] = search.split(/[?&]/).filter((part) => part.startsWith(`${EMAIL_PARAMETER}=`));
  if (email?.includes(' ') && raw.includes('+') && !raw.includes('%20'))
    query.set(EMAIL_PARAMETER, email.replaceAll(' ', '+'));
  return query;
}

/**
 * Why each value of a prefill or link would be dropped in this market, by the parameter's name.
 * docs/readings.md 51.
 */
export function droppedValues(
  values: Readonly<Record<string, string>>,
  context: ValidationContext,
): Record<string, string> {
  const foreign = foreignSides(new URLSearchParams(values), context.market);
  const reasonFor = (name: string, given: string): string | undefined => {
    const row = ROWS.find(([known]) => known === name)?.[1];
    const text = readableText(given);
    if (row === undefined || text === undefined) return 'field.invalid';
    if (text === '') return undefined;
    if ('answers' in row) {
      if (foreign.some((who) => row.answers.startsWith(`${who}.address.`))) return 'field.invalid';
      const field = fieldIn(row, context);
      const validated = validateField(
        fieldRow(field),
        row.clean === undefined ? text : (row.clean(text) ?? text),
        context,
        text,
      );
      return Object.keys(answerIn(row, text, context)).length > 0
        ? undefined
        : `${field}.${'code' in validated ? validated.code : 'poBox'}`;
    }
    if ('gives' in row)
      return Object.keys(row.gives(text, context)).length > 0 ? undefined : 'field.invalid';
    return 'keeps' in row && startupField(row.keeps, text) === undefined
      ? 'field.invalid'
      : undefined;
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => {
      const reason = reasonFor(name, text);
      return reason === undefined ? [] : [[name, reason] as const];
    }),
  );
}

/** Reads a link's parameters and drops what no field accepts. docs/readings.md 51. */
export function readStartupValues(search: string, context: ValidationContext): StartupValues {
  const query = queryOf(search);
  const foreign = foreignSides(query, context.market);
  let answers: Answers = {};
  const fields: Partial<Record<StartupFieldId, string | boolean | undefined>> = {};
  for (const [name, row] of ROWS) {
    const text = textOf(query, name);
    if (text === '') continue;
    if ('gives' in row) answers = { ...row.gives(text, context), ...answers };
    else if ('answers' in row && !foreign.some((who) => row.answers.startsWith(`${who}.address.`)))
      answers = { ...answerIn(row, text, context), ...answers };
    else if ('keeps' in row) fields[row.keeps] ??= startupField(row.keeps, text);
  }
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Each value was read by its own row.
  return { answers, fields: Object.fromEntries(present) as StartupValues['fields'] };
}

const FIELD_OF = new Map<string, AnswerRow['field']>([
  ...DRAFT_FORMS.flatMap(formFields).map(({ path, field }) => [path, field] as const),
  ...ROWS.flatMap(([, row]) => ('answers' in row ? [[row.answers, row.field] as const] : [])),
]);

/** Validates again, because the market may have changed since. */
function isStillValid(path: string, value: string, context: ValidationContext): boolean {
  const field = FIELD_OF.get(path);
  if (field === undefined) return true; // implied by one of our own rules
  return possibleValue(fieldRow(fieldIn({ field }, context)), value, context) !== undefined;
}

export function prefillOfDraft(
  { answers }: Pick<StartupValues, 'answers'>,
  context: ValidationContext,
): Answers {
  const paths = new Set<string>(DRAFT_FORMS.flatMap(formFields).map(({ path }) => path));
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([path, value]) => paths.has(path) && isStillValid(path, wireText(value), context),
    ),
  );
}

export function prefillOver(
  answers: Answers,
  known: Answers,
  context: ValidationContext & FormContext,
): Answers {
  const before: Readonly<Record<string, unknown>> = known;
  const open = Object.entries(answers).filter(
    ([path, value]) => (before[path] ?? '') === '' && isStillValid(path, wireText(value), context),
  );
  const filled: Answers = { ...known, ...Object.fromEntries(open) };
  const visible = new Set<string>(
    SIGN_UP_FORMS.flatMap((form) => visibleFields(formFields(form), filled, context)).map(
      ({ path }) => path,
    ),
  );
  return Object.fromEntries(open.filter(([path]) => visible.has(path)));
}
