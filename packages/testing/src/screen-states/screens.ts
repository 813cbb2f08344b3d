import type { RouteId } from '@signet/rulebook/routes';
import type { CaseId } from './starting-points.ts';
import type { ScreenStateId } from './states.ts';

/**
 * A page in one case, with the states to capture in order; the page is reopened for each state. A
 * new screen is one row here, plus one in `CASES` if no case reaches it yet. `as` names the
 * screenshots when the page's name would be ambiguous.
 */
export type ScreenRow = {
  page: RouteId;
  from: CaseId;
  states: readonly ScreenStateId[];
  as?: string;
  markets?: readonly ('US' | 'CA')[];
  /** Opened by the person's link, on a device without a session. */
  byLink?: true;
};

const FORM = ['empty', 'error', 'filled'] as const satisfies readonly ScreenStateId[];

export const SCREENS: readonly ScreenRow[] = [
  { page: 'get-started', from: 'nobody', states: ['seen', 'help', 'noticeTimeout'] },
  {
    page: 'get-started',
    from: 'described',
    states: ['noticeCompleted'],
    as: 'get-started-not-theirs',
  },
  { page: 'get-started', from: 'nobody', states: ['hostingPortal'], as: 'get-started-hosting' },
  {
    page: 'get-started',
    from: 'nobody',
    states: ['atPartner', 'framed'],
    as: 'get-started-partner',
  },
  {
    page: 'applicant',
    from: 'nobody',
    states: ['atPartnerError', 'framedError'],
    as: 'applicant-partner',
  },
  {
    page: 'owner-identity',
    from: 'located',
    states: ['atPartner', 'framed'],
    as: 'owner-identity-partner',
  },
  {
    page: 'check-answers',
    from: 'answered',
    states: ['atPartner', 'framedError'],
    as: 'check-answers-partner',
  },
  { page: 'otp', from: 'asked', states: ['atPartner', 'framed'], as: 'otp-partner' },
  { page: 'success', from: 'approved', states: ['atPartner', 'framed'], as: 'success-partner' },
  { page: 'bank', from: 'approved', states: ['atPartner', 'framed'], as: 'bank-partner' },
  { page: 'incorrect-url', from: 'nobody', states: ['seen'] },
  { page: 'applicant', from: 'drafting', states: FORM },
  { page: 'business', from: 'drafting', states: FORM },
  {
    page: 'category',
    from: 'drafting',
    states: [
      'empty',
      'filled',
      'searchOpen',
      'searchNone',
      'searchChosen',
      'industryReview',
      'industryBlocked',
    ],
  },
  {
    page: 'address',
    from: 'described',
    states: [
      'empty',
      'error',
      'byHand',
      'byHandError',
      'suggestions',
      'filled',
      'serverFault',
      'offline',
    ],
  },
  {
    page: 'address',
    from: 'company',
    states: ['empty', 'error'],
    as: 'address-company',
    markets: ['US'],
  },
  { page: 'owner-identity', from: 'located', states: [...FORM, 'help', 'sessionWarning'] },
  { page: 'owner-identity', from: 'answered', states: ['seen'], as: 'owner-identity-on-file' },
  { page: 'check-answers', from: 'answered', states: [...FORM, 'help', 'country', 'agreement'] },
  { page: 'verifying', from: 'slow', states: ['held'] },
  { page: 'success', from: 'slow', states: ['later'], as: 'success-still-checking' },
  { page: 'otp', from: 'asked', states: [...FORM, 'wrongCode', 'opened'] },
  { page: 'otp', from: 'expired', states: ['seen'], as: 'otp-expired' },
  { page: 'otp', from: 'locked', states: ['seen'], as: 'otp-locked' },
  {
    page: 'success',
    from: 'approved',
    states: ['seen', 'waiting', 'stuck', 'notLoaded'],
    as: 'success-approved',
  },
  {
    page: 'bank',
    from: 'approved',
    states: ['seen', 'bankFailed', 'manualEmpty', 'manualError', 'manualFilled'],
  },
  { page: 'bank-success', from: 'linked', states: ['seen'] },
  { page: 'bank-success', from: 'deposited', states: ['seen'], as: 'bank-success-deposits' },
  { page: 'bank-deposits', from: 'deposited', states: FORM },
  { page: 'bank-deposits', from: 'depositsFailed', states: ['seen'], as: 'bank-deposits-failed' },
  { page: 'order-card', from: 'approved', states: ['seen'] },
  { page: 'order-card', from: 'carded', states: ['seen'], as: 'order-card-kept' },
  {
    page: 'order',
    from: 'approved',
    states: ['seen', 'opened', 'countRefused', 'pricesSilent', 'pricesNone', 'complimentary'],
  },
  { page: 'order', from: 'restaurant', states: ['seen'], as: 'order-restaurant' },
  {
    page: 'order',
    from: 'orderBundle',
    states: ['seen', 'licences', 'licencesRefused', 'checkout'],
    as: 'order-retail',
  },
  {
    page: 'order',
    from: 'orderChosen',
    states: [
      'shipTo',
      'shipToRefused',
      'checkout',
      'priceChanged',
      'withdrawn',
      'complimentaryCheckout',
    ],
    as: 'order-chosen',
  },
  {
    page: 'restaurant-solution',
    from: 'waitingRestaurant',
    states: ['restaurantWaiting', 'restaurantRefused'],
  },
  { page: 'order', from: 'orderPlaced', states: ['seen'], as: 'order-open' },
  { page: 'order-status', from: 'approved', states: ['seen'], as: 'order-status-none' },
  { page: 'order-status', from: 'orderHeld', states: ['seen'], as: 'order-status-held' },
  { page: 'success', from: 'orderHeld', states: ['seen'], as: 'success-with-order' },
  { page: 'order-status', from: 'orderUnpaid', states: ['seen'], as: 'order-status-unpaid' },
  {
    page: 'order-status',
    from: 'orderPlaced',
    states: ['seen', 'cancelDialog', 'packerSilent'],
    as: 'order-status-placed',
  },
  {
    page: 'order-status',
    from: 'orderOutOfStock',
    states: ['seen'],
    as: 'order-status-out-of-stock',
  },
  { page: 'order-status', from: 'orderShipped', states: ['seen'], as: 'order-status-shipped' },
  {
    page: 'order-status',
    from: 'orderDelivered',
    states: ['seen', 'owing', 'several'],
    as: 'order-status-delivered',
  },
  { page: 'order-status', from: 'orderReturned', states: ['seen'], as: 'order-status-returned' },
  { page: 'complete', from: 'linked', states: ['seen'], as: 'complete-linked' },
  { page: 'complete', from: 'deposited', states: ['seen'], as: 'complete-deposits' },
  { page: 'complete', from: 'putOff', states: ['seen'], as: 'complete-put-off' },
  { page: 'close-account', from: 'linked', states: ['seen'] },
  {
    page: 'close-account',
    from: 'orderDelivered',
    states: ['closingOwes'],
    as: 'close-account-owing',
  },
  { page: 'close-account', from: 'closed', states: ['seen'], as: 'close-account-closed' },
  { page: 'success', from: 'inReview', states: ['seen', 'submitted'], as: 'success-in-review' },
  { page: 'success', from: 'declined', states: ['seen'], as: 'success-declined' },
  { page: 'success', from: 'reviewAsked', states: ['seen'], as: 'success-review-asked' },
  { page: 'success', from: 'depositsFailed', states: ['seen'], as: 'success-bank-failed' },
  { page: 'success', from: 'orderShipped', states: ['seen'], as: 'success-order-shipped' },
  { page: 'success', from: 'partnersSent', states: ['seen'], as: 'success-partners' },
  { page: 'error', from: 'fault', states: ['seen'] },
  { page: 'identification', from: 'photoId', states: ['seen', 'phoneCode'] },
  { page: 'ssn', from: 'fullSsn', states: FORM },
  { page: 'success', from: 'fullSsn', states: ['seen'], as: 'success-one-more-step' },
  { page: 'business-info', from: 'businessDetails', states: ['seen'] },
  { page: 'verification', from: 'businessDocument', states: ['seen'] },
  { page: 'success', from: 'businessDocument', states: ['seen'], as: 'success-online-only' },
  {
    page: 'identification',
    from: 'photoIdQuebec',
    states: ['seen'],
    as: 'identification-quebec',
    markets: ['CA'],
  },
  { page: 'success', from: 'declinedByPerson', states: ['seen'], as: 'success-declined-by-person' },
  { page: 'owners', from: 'partners', states: ['seen', 'skipDialog', 'nextForm', 'nextFormError'] },
  {
    page: 'owners',
    from: 'partnersListed',
    states: ['seen', 'removeDialog', 'underDialog', 'addPartner', 'addPartnerError'],
    as: 'owners-listed',
  },
  {
    page: 'owners',
    from: 'partnersIncomplete',
    states: [
      'seen',
      'linkRefused',
      'detailsForm',
      'detailsFormError',
      'detailsFormUnknown',
      'linkSent',
    ],
    as: 'owners-details',
  },
  { page: 'owners', from: 'partnersSent', states: ['seen'], as: 'owners-sent' },
  { page: 'owners-further-steps', from: 'partnersDone', states: ['seen'] },
  {
    page: 'owner',
    from: 'partnerInvited',
    states: ['seen', 'linkOpened', 'ownershipDialog', 'ownershipDenied'],
    as: 'owner-link',
    byLink: true,
  },
  { page: 'owner-error', from: 'partnerInvited', states: ['seen'] },
  { page: 'owner-applicant-error', from: 'partnerInvited', states: ['seen'] },
  { page: 'owner', from: 'partnerAccepted', states: ['empty', 'error'] },
  { page: 'owner-verifying', from: 'partnerChecking', states: ['seen'] },
  { page: 'owner-identification', from: 'partnerPhotoId', states: ['seen', 'phoneCode'] },
  { page: 'owner-success', from: 'partnerVerified', states: ['seen'] },
  {
    page: 'owner-success',
    from: 'partnerInReview',
    states: ['seen'],
    as: 'owner-success-in-review',
  },
  { page: 'accounts', from: 'linked', states: ['seen'] },
  { page: 'new-store', from: 'storeOpened', states: FORM },
  { page: 'account-stores', from: 'linked', states: ['seen'] },
  { page: 'store-selector', from: 'linked', states: ['seen'] },
  { page: 'cash-advance-offers', from: 'linked', states: ['seen'] },
  {
    page: 'cash-advance-offers',
    from: 'inReview',
    states: ['seen'],
    as: 'cash-advance-not-eligible',
  },
  { page: 'cash-advance-redirect', from: 'linked', states: ['seen'], as: 'cash-advance-ended' },
  { page: 'phone-auth', from: 'texted', states: ['seen'], markets: ['US'] },
  { page: 'mobile-verification', from: 'networkAsked', states: ['networkHeld'], markets: ['US'] },
  {
    page: 'phone-auth-verify',
    from: 'texted',
    states: ['seen', 'denied'],
    markets: ['US'],
    byLink: true,
  },
  {
    page: 'phone-auth',
    from: 'texted',
    states: ['seen'],
    as: 'phone-auth-denied',
    markets: ['US'],
  },
  { page: 'tax-information', from: 'taxLink', states: ['seen', 'linkOpened'], byLink: true },
  {
    page: 'tax-information',
    from: 'taxLink',
    states: ['linkOpened'],
    as: 'tax-information-used',
    byLink: true,
  },
  { page: 'get-started', from: 'onePageNobody', states: ['seen'], as: 'one-page-start' },
  { page: 'update', from: 'onePage', states: ['empty', 'error'] },
  { page: 'ein', from: 'onePageCompany', states: ['empty', 'error'], markets: ['US'] },
  {
    page: 'tax-information',
    from: 'answered',
    states: ['seen'],
    as: 'tax-information-without-link',
  },
  {
    page: 'phone-auth-verify',
    from: 'answered',
    states: ['seen'],
    as: 'phone-auth-verify-without-link',
  },
];

/**
 * Screens without a row, and the reason; tools/checks/check-tables.ts requires every screen here or
 * above.
 */
export const NOT_CAPTURED: Readonly<Record<string, string>> = {
  'account-overlap':
    'stands in the place of the start page, for somebody whose account is in the other country',
  leave: 'leads out to an address of configuration at once',
  'store-success': 'stands for the moment of a decision: a further store that waits for it',
  'add-channel': 'connects as soon as it is there: e2e/intents.e2e.ts looks at it',
  'add-product': 'the page of add-channel in other words, drawn once in each language',
  'store-complete': 'e2e/intents.e2e.ts looks at it',
  'owners-verifying':
    'stands for the moment of a decision: the wait of verifying above the cards of owners',
  'phone-auth-confirmation':
    'is passed in a moment, between a press on the phone and its last page',
};
