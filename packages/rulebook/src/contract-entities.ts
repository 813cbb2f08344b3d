import type { FieldId } from './fields.ts';
import { BUNDLES, TERMINALS } from './reference/devices.ts';
import {
  BO_STATUSES,
  CHANNEL_TYPES,
  DECISIONS,
  INTENTS,
  ONBOARDING_MODES,
  OWNER_LABELS,
  OWNER_TYPES,
} from './reference/enumerations.ts';
import { MARKETS } from './reference/locales.ts';
import { ORDER_TYPES, PAYMENT_METHODS } from './reference/order-types.ts';
import { IDENTIFICATION_TYPES, SOURCE_TYPES } from './reference/tax-id-types.ts';
import { STARTUP_PARAMETERS, type StartupParameterRow } from './startup-parameters.ts';

/**
 * How the product treats a specified field: a form field, a closed set of values, a computed value,
 * carried only, not kept, or the vendor's.
 */
export type ContractFieldRow =
  | { field: FieldId }
  | { values: readonly string[] }
  | { from: string }
  | { carried: true }
  | { notKept: true }
  | { vendor: string };

type EntityRows = Readonly<Record<string, ContractFieldRow>>;

/** Fields without a specified behavior: kept and passed on. */
const carried = (names: string): EntityRows =>
  Object.fromEntries(names.split(' ').map((name) => [name, { carried: true }]));
/** Fields without a use in this product: accepted and dropped. docs/readings.md 3. */
const notKept = (names: string): EntityRows =>
  Object.fromEntries(names.split(' ').map((name) => [name, { notKept: true }]));
const asFormFields = (fields: Readonly<Record<string, FieldId>>): EntityRows =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { field }]));
const from = (rows: Readonly<Record<string, string>>): EntityRows =>
  Object.fromEntries(Object.entries(rows).map(([name, text]) => [name, { from: text }]));
/** Stored as received from a link or a partner's call, and returned by GET. docs/decisions/0081. */
const kept = (names: string): Record<string, string> =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, 'kept with the application as a link or a call told it']),
  );
const below = (name: string, rows: EntityRows): EntityRows =>
  Object.fromEntries(Object.entries(rows).map(([part, row]) => [`${name}.${part}`, row]));

const ADDRESS = {
  ...asFormFields({
    line1: 'street',
    line2: 'apartment',
    city: 'city',
    territory: 'territory',
    zip: 'zip',
  }),
  ...from({ countryCode: 'the market' }),
  ...notKept('state website id'),
};

function ofParameter(row: StartupParameterRow): ContractFieldRow {
  if ('answers' in row) return { field: typeof row.field === 'string' ? row.field : row.field.US };
  if ('gives' in row) return { from: row.means };
  if ('keeps' in row) return { from: `kept with the application as ${row.keeps}` };
  return { from: 'leads' in row ? row.leads : 'stays' in row ? row.stays : row.drops };
}

export const CONTRACT_ENTITIES = {
  application: {
    ...from({
      id: 'drawn at random when the application is created',
      stepUpDetails: 'asked by underwriting, one at a time',
      businessId: 'the id without its first 8 characters',
      createdAt: 'the clock',
      status:
        'an object: who must act, what comes next, and whether money can be taken and paid out',
      originalIntent: 'the intent it was created with',
      originalApplicationLevel: 'the level it was created with',
      token: 'taken from the startup query once, never kept or logged',
      mock: 'of a call only, and beside the sandbox only; never kept',
      isPowerSeller: 'dropped: a query never lowers a check',
      kycKybRequired: 'dropped: a query never lowers a check',
      completed: 'of a link only: the start page says that the person has signed up already',
      resumed: 'set when an application was found instead of created',
      ...kept(
        'source agentId context campaignName masterMid serviceId ventureId customerId createBusiness storeSwitcher',
      ),
      ...kept('utmSource utmMedium utmCampaign utmTerm utmContent'),
    }),
    apiVersion: { values: ['V1', 'V2'] },
    decision: { values: DECISIONS },
    intent: { values: INTENTS },
    applicationLevel: { values: ['BASIC', 'FULL'] },
    boStatus: { values: BO_STATUSES },
    mode: { values: ONBOARDING_MODES },
    ...carried('medium serviceType'),
    ...notKept('applicationStatus firstTxnDate createStore enableDeposits'),
    ...notKept(
      'storeId shopperId resumeCheck prefillStatus parentApplication organizationId taxIdSubmitted',
    ),
    ...notKept('taxIdPostUWSubmitted addProductIntent standalonePreviewShowed'),
  },
  applicant: {
    ...asFormFields({
      'name.firstName': 'firstName',
      'name.lastName': 'lastName',
      'email.emailAddress': 'email',
      emailConfirm: 'emailConfirm',
      'phone.localPhoneNumber': 'phone',
    }),
    ...from({
      isBusinessPhone: 'true where the business phone is left empty: it is the mobile then',
    }),
    ...asFormFields({
      dob: 'dob',
      sin: 'sin',
      communicationLanguage: 'communicationLanguage',
      'terms.signed': 'termsAgreed',
    }),
    ...below('address', ADDRESS),
    ...from({
      'terms.signedAt': 'the clock',
      'terms.version': 'the terms in force',
      'terms.id': 'the terms in force',
      submitted: 'by onboard; `submittedAt` says when',
    }),
    ...from({ 'governmentIdentification.type': `${IDENTIFICATION_TYPES[0]}, by its place` }),
    'governmentIdentification.sourceType': { values: SOURCE_TYPES },
    'governmentIdentification.value': { field: 'ssn' },
    personaInquiryId: { vendor: 'the identity inquiry service' },
    sessionToken: { vendor: 'the identity inquiry service' },
    ...from(kept('leadId userId')),
    ...notKept('id email.id phone.id governmentIdentification.id'),
  },
  company: {
    ...asFormFields({
      name: 'legalName',
      dba: 'dba',
      'phone.localPhoneNumber': 'businessPhone',
      site: 'website',
      gpv: 'salesRange',
    }),
    ...asFormFields({
      registered: 'registered',
      hasPartners: 'hasPartners',
      'mccDetails.label': 'industry',
    }),
    ...below('address', ADDRESS),
    ...from({
      segment: 'the MCC of the industry',
      'mccDetails.type': 'the class of the industry',
      submitted: 'by onboard; `submittedAt` says when',
    }),
    location: { values: Object.keys(MARKETS) },
    currency: { values: Object.values(MARKETS).map(({ currency }) => currency) },
    ...from({ 'governmentIdentification.type': `${IDENTIFICATION_TYPES[1]}, by its place` }),
    'governmentIdentification.sourceType': { values: SOURCE_TYPES },
    'governmentIdentification.value': { field: 'ein' },
    personaInquiryId: { vendor: 'the identity inquiry service' },
    sessionToken: { vendor: 'the identity inquiry service' },
    ...notKept('id'),
  },
  address: ADDRESS,
  owner: {
    type: { values: OWNER_TYPES },
    status: { values: OWNER_LABELS },
    ...asFormFields({
      firstName: 'firstName',
      lastName: 'lastName',
      email: 'email',
      phone: 'phone',
      dob: 'dob',
      communicationLanguage: 'communicationLanguage',
    }),
    ...asFormFields({
      ownershipPercentage: 'ownershipPercentage',
      isController: 'isController',
      noAddressOrDob: 'noAddressOrDob',
      noSsn: 'noSsn',
    }),
    ...below('address', ADDRESS),
    ...from({ 'governmentIdentification.type': `${IDENTIFICATION_TYPES[0]}, by its place` }),
    'governmentIdentification.sourceType': { values: SOURCE_TYPES },
    'governmentIdentification.value': { field: 'ssn4' },
    inquiryId: { vendor: 'the identity inquiry service' },
    ...from({
      id: 'drawn at random when the owner is added',
      stepUpDetails: 'FULL_ONBOARDING and GOV_ID_SELFIE until done',
    }),
  },
  bank: {
    ...asFormFields({
      'account.accountNumber': 'bankAccount',
      'account.accountType': 'accountType',
      'account.accountName': 'accountHolderFullName',
    }),
    ...asFormFields({
      'account.routingNumber': 'routingNumber',
      bankAccountConfirm: 'bankAccountConfirm',
    }),
    ...asFormFields({ transitNumber: 'transitNumber', institutionNumber: 'institutionNumber' }),
    ...from({
      'linked.availableBalance': 'what the bank told when it was linked, in cents',
      'linked.instantAuth': 'whether the bank itself gave the numbers at once',
    }),
    'creditCard.token': { vendor: 'the card payment provider' },
    'creditCard.brand': { vendor: 'the card payment provider' },
    'creditCard.last4': { vendor: 'the card payment provider' },
    'creditCard.verify': { vendor: 'the card payment provider' },
    'creditCard.error': { vendor: 'the card payment provider' },
    ...from({
      submitted: 'by linking one; the reply says it by `bank` itself',
      'financialInstruments.cardId': 'the row of the card that orders are paid with',
      'financialInstruments.plaidAccountId': 'the row of the account that was linked at its bank',
      'financialInstruments.bankAccountId': 'the row of the account that was typed',
    }),
  },
  order: {
    type: { values: ORDER_TYPES },
    paymentMethod: { values: PAYMENT_METHODS },
    terminals: { values: Object.keys(TERMINALS) },
    bundles: { values: Object.keys(BUNDLES) },
    ...asFormFields({
      quantity: 'terminalQuantity',
      bundleQuantity: 'terminalQuantity',
      licenceQuantity: 'licenceQuantity',
      'address.country': 'shippingCountry',
    }),
    ...below('address', ADDRESS),
    ...from({
      twoScreens: 'the bundle with the second screen in place of the first',
      submitted: 'set when the order was placed',
      id: 'drawn at random',
    }),
    ...from({ inProgress: 'true while the order is being placed' }),
    ...below('fees', {
      ...from({
        firstMonth: 'the first month of rent or subscription, by the plans in force',
        offer: 'what a trial takes off',
      }),
      ...from({
        subtotal: 'the lines together',
        shipping: 'the configuration; none without a device',
        total: 'subtotal, offer and shipping',
      }),
    }),
    'card.number': { vendor: 'the card payment provider' },
    'card.cvv': { vendor: 'the card payment provider' },
    'card.expiration': { vendor: 'the card payment provider' },
    'card.postalCode': { vendor: 'the card payment provider' },
  },
  channel: {
    type: { values: CHANNEL_TYPES },
    ...from({
      id: 'the hosting provider',
      name: 'channelName of the link',
      externalId: 'serviceId of the link',
      externalType: 'serviceType of the link',
    }),
  },
  store: asFormFields({ name: 'storeName' }),
  account: {
    ...from({
      businessId: 'the application id without its first 8 characters',
      createdAt: 'the clock',
      applicationId: 'the application',
    }),
    riskDecision: { values: DECISIONS },
    applicationLevel: { values: ['BASIC', 'FULL'] },
    'company.currency': { values: Object.values(MARKETS).map(({ currency }) => currency) },
  },
  accounts: from({
    loaded: 'true once the list is there',
    list: 'the accounts, approved first',
    'stores.loaded': 'true once the list is there',
    'stores.list': 'the stores',
  }),
  category: from({
    id: 'the group',
    label: 'the group',
    type: 'the class of most of its industries',
    industries: 'the industries of the group',
  }),
  industry: from({
    mcc: 'the table',
    label: 'the table',
    keywords: 'the table',
    predictLabel: 'the English label',
    type: 'the class',
  }),
  prediction: from({ top10LabelMlType: 'at most ten industries, best first' }),
  cashAdvanceOffer: {
    ...from({ businessId: 'the account that the offer is for' }),
    offerId: { vendor: 'the lending partner' },
    offersAmount: { vendor: 'the lending partner' },
  },
  otp: from({
    attempt: 'tries left for this code',
    hasError: 'true after a wrong code',
    verified: 'true once the right code was given',
  }),
  phoneAuth: {
    ...from({ attempt: 'links sent', verified: 'true once the link was opened' }),
    ...notKept('phoneAuthError mobileVerificationError'),
  },
  embed: {
    onboardingMode: { values: ONBOARDING_MODES },
    ...from({
      isEmbedMode: 'in the address that the SDK opens the frame with',
      isFullscreen: 'told to the parent',
      emitValidationErrors: 'errors go to the parent instead',
    }),
    ...from({
      isGlobalLoaderHidden: 'true in mode CAPITAL',
      isMultistepNavigationHidden: 'true in mode CAPITAL',
    }),
  },
  cookies: {
    currency: { values: Object.values(MARKETS).map(({ currency }) => currency) },
    market: { values: Object.keys(MARKETS) },
    ...from({ identityInfo: 'written by us: says that somebody signed in here, nothing else' }),
    ...from({
      customerIdentity:
        'the customer’s id and currency, read and written; shared with the parent’s pages',
    }),
  },
  companyNumberClassification: {
    kind: { values: ['alpha-only', 'numeric-only', 'alphanumeric'] },
    ...from({ length: 'the corporation number', province: 'the territory of the business' }),
  },
  /** Link parameters; read once and then removed from the address. docs/readings.md 51 and 52. */
  startup: Object.fromEntries(
    Object.entries<StartupParameterRow>(STARTUP_PARAMETERS).map(([name, row]) => [
      name,
      ofParameter(row),
    ]),
  ),
} as const satisfies Record<string, EntityRows>;

export type EntityId = keyof typeof CONTRACT_ENTITIES;
