/**
 * When an analytics event is sent and which properties it may carry; `once-events.ts` lists those
 * sent once per session.
 */
export type EventRow = { why: string; properties: readonly string[] };

/** Events that belong to no step-up; no property ever holds a secret. */
export const SCREEN_EVENTS = {
  'onboarding.started': {
    why: 'an application was created, or the open one of that person was found',
    properties: ['currency', 'language', 'portal'],
  },
  'onboarding.sent': {
    why: 'the applicant sent the application',
    properties: ['currency', 'hasBeneficialOwners', 'gpvShown', 'gpvProvided', 'gpvValue'],
  },
  'onboarding.success': { why: 'a decision that lets money be taken', properties: ['decision'] },
  'onboarding.error': { why: 'onboarding failed on our side', properties: ['errorCode'] },
  'signup.error': { why: 'an answer was refused', properties: ['field', 'errorCode', 'screen'] },
  signup_error: {
    why: 'the same under the contract’s name, with the code alone',
    properties: ['error'],
  },
  'country.switched': {
    why: 'the other country was chosen, and the draft begins again there',
    properties: ['currency'],
  },
  'screen.shown': { why: 'a page was opened', properties: ['screen'] },
  'mobileVerification.started': {
    why: 'the phone’s network was asked for its number',
    properties: ['stepUp'],
  },
  'mobileVerification.success': {
    why: 'the network told the applicant’s number',
    properties: ['stepUp'],
  },
  'mobileVerification.failed': {
    why: 'the network told no number, or another one',
    properties: ['stepUp', 'errorCode'],
  },
  'governmentId.linkTexted': {
    why: 'the link that opens photo ID on the phone was asked for by text',
    properties: ['stepUp'],
  },
  'taxInformation.started': {
    why: 'the page of an e-mailed link that asks for one number was opened',
    properties: ['stepUp'],
  },
  'taxInformation.success': { why: 'the number was taken', properties: ['stepUp'] },
  'taxInformation.failed': { why: 'the number was refused', properties: ['stepUp', 'errorCode'] },
  'owner.added': { why: 'an owner was added to the list', properties: ['owners'] },
  'owner.deleted': { why: 'an owner was taken off the list', properties: ['owners'] },
  'owner.invited': { why: 'a link was sent to an owner, or sent again', properties: ['role'] },
  'owner.accepted': { why: 'an owner signed in by their link', properties: ['role'] },
  'owner.confirmed': { why: 'an owner confirmed their own details', properties: ['role'] },
  'owner.denied': { why: 'an owner said that it is not their business', properties: ['role'] },
  'owner.checked': { why: 'the check of an owner ended', properties: ['role', 'outcome'] },
  'email.followed': {
    why: 'somebody came by the link of an e-mail that brings them back',
    properties: ['email', 'role'],
  },
  'corporationNumber.submitted': {
    why: 'a corporation number was saved; never the number itself',
    properties: ['numberKind', 'numberLength', 'province'],
  },
  'stepUp.deferred': { why: '“I’ll do this later” was pressed', properties: ['stepUp'] },
  'bank.started': { why: 'a bank account was begun', properties: ['kind'] },
  'bank.linked': { why: 'a bank account was linked', properties: ['kind'] },
  'bank.canceled': {
    why: 'the bank was put off, or its window ended without an account, and why',
    properties: ['kind', 'reason'],
  },
  'testDeposits.confirmed': { why: 'the amounts of test deposits matched', properties: [] },
  'testDeposits.refused': {
    why: 'amounts did not match; never the amounts',
    properties: ['triesLeft'],
  },
  'testDeposits.resent': { why: 'new test deposits were asked for', properties: [] },
  'voidCheck.sent': {
    why: 'a void cheque of an account was sent; nothing of it',
    properties: ['mediaType'],
  },
  'account.closed': { why: 'an applicant closed their account', properties: [] },
  'cashAdvance.offersViewed': {
    why: 'offers of the lending partner were shown; never their amounts',
    properties: [],
  },
  'cashAdvance.continued': { why: 'somebody went on to the lending partner', properties: [] },
  'order.started': { why: 'the first step of an order was opened', properties: ['screen'] },
  'order.skipped': { why: 'somebody went on without a terminal', properties: ['screen'] },
  'order.success': {
    why: 'an order was placed, and whether a card or a bank pays it; never its price, nor the card or account',
    properties: ['screen', 'orderType', 'withBundle', 'paymentMethod'],
  },
  'order.failed': {
    why: 'an order was refused',
    properties: ['screen', 'orderType', 'withBundle', 'paymentMethod', 'errorCode'],
  },
  'order.canceled': { why: 'its person cancelled an order', properties: ['orderType'] },
  'orderCard.started': { why: 'the page of a new card was opened', properties: [] },
  'orderCard.success': { why: 'the card was taken; nothing of it', properties: [] },
  'orderCard.failed': {
    why: 'the card was refused, or its frame told an error',
    properties: ['errorCode'],
  },
  'orderPayment.started': { why: 'an order that its bank refused was paid again', properties: [] },
  'orderPayment.success': { why: 'the payment went through', properties: [] },
  'orderPayment.failed': { why: 'the payment was refused again', properties: ['errorCode'] },
  'category.chosen': { why: 'an industry was chosen', properties: ['industry', 'how'] },
  'language.switched': { why: 'the language was changed', properties: ['language'] },
} as const satisfies Record<string, EventRow>;
