import { expect, test } from 'vitest';
import { ENTITIES, type EntityId } from './entities.ts';

/** The names as the documents list them. Document 1, section 3; document 2, section 3. */
const WRITTEN: Readonly<Record<EntityId, string>> = {
  application:
    'id token completed source medium context campaignName masterMid mock agentId firstTxnDate createBusiness apiVersion createStore storeSwitcher kycKybRequired decision status applicationStatus enableDeposits stepUpDetails intent originalIntent applicationLevel originalApplicationLevel serviceType serviceId ventureId businessId storeId customerId shopperId resumed resumeCheck prefillStatus isPowerSeller parentApplication organizationId boStatus taxIdSubmitted taxIdPostUWSubmitted addProductIntent mode standalonePreviewShowed',
  applicant:
    'id name.firstName name.lastName email.emailAddress email.id phone.localPhoneNumber phone.id address.line1 dob sin leadId userId terms.signed terms.signedAt terms.version terms.id governmentIdentification.type governmentIdentification.value governmentIdentification.sourceType governmentIdentification.id communicationLanguage submitted personaInquiryId sessionToken',
  company:
    'name dba address.line1 phone.localPhoneNumber site segment mccDetails.label mccDetails.type location currency gpv governmentIdentification.value id submitted personaInquiryId sessionToken registered hasPartners',
  address: 'line1 line2 city territory state zip countryCode website id',
  owner:
    'id type firstName lastName email phone address.line1 dob governmentIdentification.value ownershipPercentage communicationLanguage stepUpDetails inquiryId noAddressOrDob noSsn status',
  bank: 'account.accountNumber account.accountType account.accountName account.routingNumber linked.availableBalance linked.instantAuth creditCard.token creditCard.brand creditCard.last4 creditCard.verify creditCard.error financialInstruments.cardId financialInstruments.plaidAccountId financialInstruments.bankAccountId submitted bankAccountConfirm transitNumber institutionNumber',
  order:
    'id type paymentMethod quantity bundleQuantity bundles address.line1 address.city address.territory address.zip address.country submitted inProgress terminals licenceQuantity twoScreens',
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
  embed: 'isEmbedMode isFullscreen isGlobalLoaderHidden isMultistepNavigationHidden emitValidationErrors onboardingMode',
};

test.each(Object.entries(WRITTEN))('every field that the documents name of %s has its row', (entity, names) => {
  const rows = ENTITIES[entity as EntityId]; // keys of WRITTEN
  expect(names.split(' ').filter((name) => !Object.hasOwn(rows, name))).toEqual([]);
});
