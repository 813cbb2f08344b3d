import { expect, test } from 'vitest';
import { trackingContext } from './analytics/tracking-context.ts';
import { CONTRACT_ENTITIES, type ContractFieldRow, type EntityId } from './contract-entities.ts';
import { defaultFlags } from './core/flags.ts';
import { entriesOf } from './core/keys-of.ts';
import { FIELDS } from './fields.ts';

/** The field names as the specification lists them. */
const WRITTEN: Readonly<Record<EntityId, string>> = {
  application:
    'id token completed source medium context campaignName masterMid mock agentId firstTxnDate createBusiness apiVersion createStore storeSwitcher kycKybRequired decision status applicationStatus enableDeposits stepUpDetails intent originalIntent applicationLevel originalApplicationLevel serviceType serviceId ventureId businessId storeId customerId shopperId resumed resumeCheck prefillStatus isPowerSeller parentApplication organizationId boStatus taxIdSubmitted taxIdPostUWSubmitted addProductIntent mode standalonePreviewShowed',
  applicant:
    'id name.firstName name.lastName email.emailAddress emailConfirm isBusinessPhone email.id phone.localPhoneNumber phone.id address.line1 address.line2 address.city address.territory address.zip address.countryCode dob sin leadId userId terms.signed terms.signedAt terms.version terms.id governmentIdentification.type governmentIdentification.value governmentIdentification.sourceType governmentIdentification.id communicationLanguage submitted personaInquiryId sessionToken',
  company:
    'name dba address.line1 address.line2 address.city address.territory address.zip address.countryCode phone.localPhoneNumber site segment mccDetails.label mccDetails.type location currency gpv governmentIdentification.value id submitted personaInquiryId sessionToken registered hasPartners',
  address: 'line1 line2 city territory state zip countryCode website id',
  owner:
    'id type firstName lastName email phone address.line1 address.line2 address.city address.territory address.zip address.countryCode dob governmentIdentification.value ownershipPercentage communicationLanguage stepUpDetails inquiryId noAddressOrDob noSsn status',
  bank: 'account.accountNumber account.accountType account.accountName account.routingNumber linked.availableBalance linked.instantAuth creditCard.token creditCard.brand creditCard.last4 creditCard.verify creditCard.error financialInstruments.cardId financialInstruments.plaidAccountId financialInstruments.bankAccountId submitted bankAccountConfirm transitNumber institutionNumber',
  order:
    'id type paymentMethod quantity bundleQuantity bundles address.line1 address.city address.territory address.zip address.country submitted inProgress terminals licenceQuantity twoScreens card.number card.cvv card.expiration card.postalCode fees.firstMonth fees.offer fees.subtotal fees.shipping fees.total',
  channel: 'id name type externalId externalType',
  store: 'name',
  account: 'businessId applicationId riskDecision createdAt company.currency applicationLevel',
  accounts: 'loaded list stores.loaded stores.list',
  category: 'id label type industries',
  industry: 'mcc label keywords predictLabel type',
  prediction: 'top10LabelMlType',
  cashAdvanceOffer: 'offerId businessId offersAmount',
  otp: 'attempt hasError verified',
  phoneAuth: 'attempt verified phoneAuthError mobileVerificationError',
  embed:
    'isEmbedMode isFullscreen isGlobalLoaderHidden isMultistepNavigationHidden emitValidationErrors onboardingMode',
  cookies: 'currency market identityInfo customerIdentity',
  companyNumberClassification: 'kind length province',
  startup:
    'applicationId agentId name phone email mock token medium source context lead_id user_id campaign ventureId businessId serviceType serviceId masterMid customerId companyDba companyName powerSeller resumeEmail reminderEmail companyPhone kycKybRequired companyWebsite companyTerritory applicantAddressLine1 applicantAddressLine2 applicantCity applicantState applicantZip applicantCountryCode applicantTerritory companyAddressLine1 companyAddressLine2 companyCity companyState companyZip companyCountryCode companyIdentificationType companyIdentificationValue createBusiness apiVersion channelName channelType mode mcc companySegment showStoreSwitcher completed timeout',
};

test.each(entriesOf(WRITTEN))(
  'every field that the specification names of %s has its row',
  (entity, names) => {
    const rows = CONTRACT_ENTITIES[entity];
    expect(names.split(' ').filter((name) => !Object.hasOwn(rows, name))).toEqual([]);
  },
);

test('properties that are passed on with an application are part of each event', () => {
  const visit = {
    portal: 'POYNT',
    currency: 'USD',
    locale: 'en-US',
    medium: 'mail',
    serviceType: 'invoice',
    flags: defaultFlags(),
  } as const;
  const carried = Object.entries(CONTRACT_ENTITIES.application).filter(
    ([, row]) => 'carried' in row,
  );
  expect(carried.length).toBeGreaterThan(0);
  expect(Object.keys(trackingContext(visit))).toEqual(
    expect.arrayContaining(carried.map(([name]) => name)),
  );
});

/** The specified validations, and the field that implements each. */
const VALIDATED: Readonly<Record<string, readonly string[]>> = {
  'Dates and age': ['dob'],
  Names: ['firstName', 'lastName', 'legalName', 'dba', 'accountHolderFullName', 'storeName'],
  Contact: ['email', 'emailConfirm', 'phone', 'businessPhone'],
  Bank: [
    'routingNumber',
    'bankAccount',
    'bankAccountConfirm',
    'transitNumber',
    'institutionNumber',
    'accountType',
  ],
  Identifiers: [
    'ssn4',
    'ssn',
    'sin',
    'ein',
    'corporationNumber',
    'federalCompanyNumber',
    'businessNumber',
  ],
  Address: ['street', 'apartment', 'city', 'territory', 'zip', 'postalCode'],
  Business: [
    'website',
    'salesRange',
    'registered',
    'hasPartners',
    'industry',
    'communicationLanguage',
  ],
  'Verification code': ['code'],
  Owners: [
    'ownershipPercentage',
    'controllerPercentage',
    'isController',
    'noAddressOrDob',
    'noSsn',
  ],
  Order: ['orderType', 'paymentMethod', 'shippingCountry', 'terminalQuantity', 'licenceQuantity'],
};

test.each(Object.entries(VALIDATED))('every rule about %s has its field', (_section, fields) =>
  expect(fields.filter((field) => !Object.hasOwn(FIELDS, field))).toEqual([]),
);

test('a field with values names at least one', () => {
  const rows = Object.values(CONTRACT_ENTITIES).flatMap((fields) =>
    Object.values<ContractFieldRow>(fields),
  );
  expect(rows.filter((row) => 'values' in row && row.values.length === 0)).toEqual([]);
});
