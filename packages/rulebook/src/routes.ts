import type { CallKey } from './call-paths.ts';
import type { StepUpDefinition } from './core/define-step-up.ts';
import {
  APPLICATION_ID_PATTERN,
  BUSINESS_ID_PATTERN,
  OWNER_ID_PATTERN,
  REFERRAL_ID_PATTERN,
} from './core/ids.ts';
import { keysOf } from './core/keys-of.ts';
import type { FormId } from './forms.ts';
import type { StepUpType } from './reference/enumerations.ts';
import { STEP_UP_DEFINITIONS, type StepUpDefinitions } from './step-up-definitions.ts';

/**
 * A page: its path below the optional `/r/{referralUrlId}`, its screen's folder in a room of the
 * portal, and its access. `access`: nothing; a draft before an application exists; a signed-in
 * person; an application (and thus a session); a link whose own token authorizes its changes
 * (docs/readings.md 105); or an invited owner's account (docs/decisions/0063).
 */
export type RouteRow = {
  path: string;
  /** Other URLs of the contract for the same page. docs/readings.md 136. */
  alsoAt?: readonly string[];
  screen: string;
  access: 'nothing' | 'draft' | 'person' | 'application' | 'link' | 'owner';
  form?: FormId;
  step?: number;
  /**
   * True for a page that only some applicants see after submission, which the step count could not
   * include.
   */
  notInStepCount?: true;
  /** True when the page asks nothing: the previous step is done and the next has not started. */
  onlyWaits?: true;
  revisitable?: true;
  allowsAnonymous?: true;
  /** Query parameters kept in the URL; all others are removed. docs/readings.md 52. */
  keptQueryParameters?: readonly string[];
  /**
   * Controls that lead on, with the call or page of each; those that depend on facts are in
   * page-actions.ts.
   */
  actions?: Readonly<Record<string, { call: CallKey } | { to: string }>>;
  /** True for a page shown only in place of another one, without a URL of its own. */
  hasNoAddress?: true;
  /**
   * True when nothing on the page can charge, order, sign, send or submit, so that a partner's page
   * may press its Continue button. All other pages bind. docs/decisions/0119.
   */
  isHarmless?: true;
};

export const FORM_SCREEN = 'step-up-form';

type FormStepUpDefinition = Extract<StepUpDefinitions[StepUpType], { answer: object }>;
type StepUpRoutes = {
  readonly [Definition in FormStepUpDefinition as Definition['pages'][number]['page']]: {
    path: `/{id}/${Definition['pages'][number]['page']}`;
    screen: Definition['answer'] extends { screen: infer Screen extends string }
      ? Screen
      : typeof FORM_SCREEN;
    access: 'application';
    form: Definition['answer']['form'];
    step: 7;
    notInStepCount: true;
  };
};

const STEP_UP_ROUTES = Object.fromEntries(
  Object.values<StepUpDefinition>(STEP_UP_DEFINITIONS).flatMap(({ answer, pages }) =>
    pages.flatMap(({ page }) => {
      const row = {
        path: `/{id}/${page}`,
        screen: answer?.screen ?? FORM_SCREEN,
        access: 'application',
        form: answer?.form,
      };
      return answer === undefined ? [] : [[page, { ...row, step: 7, notInStepCount: true }]];
    }),
  ),
) as StepUpRoutes; // the pages that the definitions name

const SEE_RESULT = { 'see where it stands': { to: 'success' } } as const;
const SEE_STORES = { 'see the stores': { to: 'account-stores' } } as const;
const CONNECT = { connect: { call: 'connectService' }, ...SEE_RESULT } as const;

export const ROUTES = {
  'get-started': {
    path: '/get-started',
    screen: 'get-started',
    access: 'nothing',
    allowsAnonymous: true,
    isHarmless: true,
  },
  applicant: {
    path: '/applicant',
    screen: 'applicant',
    access: 'draft',
    form: 'applicant',
    step: 1,
    revisitable: true,
    allowsAnonymous: true,
    isHarmless: true,
  },
  business: {
    path: '/business',
    screen: 'business',
    access: 'draft',
    form: 'business',
    step: 2,
    revisitable: true,
    allowsAnonymous: true,
    isHarmless: true,
  },
  category: {
    path: '/category',
    screen: 'category',
    access: 'draft',
    form: 'category',
    step: 3,
    revisitable: true,
    allowsAnonymous: true,
    isHarmless: true,
  },
  'incorrect-url': {
    path: '/incorrect-url',
    screen: 'incorrect-url',
    access: 'nothing',
    allowsAnonymous: true,
    isHarmless: true,
  },
  accounts: { path: '/accounts', screen: 'accounts', access: 'person' },
  'account-stores': {
    path: '/accounts/{businessId}/stores',
    screen: 'account-stores',
    access: 'person',
    keptQueryParameters: ['search'],
  },
  /** Stores at the hosting provider. docs/decisions/0080. */
  'store-selector': {
    path: '/store-selector',
    screen: 'store-selector',
    access: 'person',
    keptQueryParameters: ['search'],
  },
  /**
   * Cash advances of the lending partner; `mode=CAPITAL` shows only this part. docs/decisions/0069.
   */
  'cash-advance-offers': {
    path: '/cashadvanceoffers',
    screen: 'cash-advance-offers',
    access: 'person',
    keptQueryParameters: ['mode', 'businessId'],
  },
  'cash-advance-redirect': {
    path: '/cashadvanceoffers/redirect',
    screen: 'cash-advance-redirect',
    access: 'person',
    keptQueryParameters: ['mode', 'businessId', 'offerId'],
  },
  /** No account in the other country. docs/readings.md 103. */
  'account-overlap': {
    path: '/account-overlap',
    screen: 'account-overlap',
    access: 'person',
    hasNoAddress: true,
  },
  'application-applicant': {
    path: '/{id}/name',
    screen: 'applicant',
    access: 'application',
    form: 'applicant',
    step: 1,
    revisitable: true,
    isHarmless: true,
  },
  'application-business': {
    path: '/{id}/business',
    screen: 'business',
    access: 'application',
    form: 'business',
    step: 2,
    revisitable: true,
    isHarmless: true,
  },
  'application-category': {
    path: '/{id}/category',
    screen: 'category',
    access: 'application',
    form: 'category',
    step: 3,
    revisitable: true,
    isHarmless: true,
  },
  /** Never shown itself: redirects to the first page that lacks an answer. docs/readings.md 39. */
  resume: { path: '/{id}/applicant', screen: 'applicant', access: 'application', isHarmless: true },
  address: {
    path: '/{id}/address',
    screen: 'address',
    access: 'application',
    form: 'address',
    step: 4,
    revisitable: true,
    isHarmless: true,
  },
  'owner-identity': {
    path: '/{id}/owner-identity',
    screen: 'owner-identity',
    access: 'application',
    form: 'ownerIdentity',
    step: 5,
    revisitable: true,
  },
  'check-answers': {
    path: '/{id}/check-answers',
    screen: 'check-answers',
    access: 'application',
    form: 'terms',
    step: 6,
    actions: { send: { call: 'onboardApplication' } },
  },
  verifying: {
    path: '/{id}/verifying',
    screen: 'verifying',
    access: 'application',
    step: 7,
    onlyWaits: true,
    keptQueryParameters: ['step-up'],
  },
  otp: { path: '/{id}/otp', screen: 'otp', access: 'application', form: 'otp', step: 7 },
  'mobile-verification': {
    path: '/{id}/mobile-verification',
    screen: 'mobile-verification',
    access: 'application',
    step: 7,
    keptQueryParameters: ['vfp'],
  },
  'phone-auth': { path: '/{id}/phone-auth', screen: 'phone-auth', access: 'application', step: 7 },
  'phone-auth-verify': {
    path: '/{id}/phone-auth/verify',
    screen: 'phone-auth-verify',
    access: 'link',
    allowsAnonymous: true,
    keptQueryParameters: ['vfp'],
  },
  'phone-auth-confirmation': {
    path: '/{id}/phone-auth/confirmation',
    screen: 'phone-auth-confirmation',
    access: 'link',
    allowsAnonymous: true,
    keptQueryParameters: ['vfp', 'link'],
  },
  ...STEP_UP_ROUTES,
  ein: { path: '/{id}/ein', screen: 'ein', access: 'application', form: 'fullEin', step: 4 },
  identification: {
    path: '/{id}/identification',
    screen: 'identification',
    access: 'application',
    step: 7,
    notInStepCount: true,
  },
  verification: {
    path: '/{id}/verification',
    screen: 'verification',
    access: 'application',
    step: 7,
    notInStepCount: true,
  },
  update: {
    path: '/{id}/update',
    screen: 'update',
    access: 'application',
    form: 'update',
    revisitable: true,
  },
  'tax-information': {
    path: '/{id}/tax-information',
    screen: 'tax-information',
    access: 'link',
    allowsAnonymous: true,
    keptQueryParameters: ['type'],
  },
  owners: {
    path: '/{id}/owners',
    screen: 'owners',
    access: 'application',
    step: 7,
    notInStepCount: true,
  },
  'owners-verifying': {
    path: '/{id}/owners/verifying',
    screen: 'owners-verifying',
    access: 'application',
    step: 7,
    onlyWaits: true,
    actions: { 'send a link': { call: 'inviteOwner' } },
  },
  'owners-bank': {
    path: '/{id}/owners/bank',
    screen: 'bank',
    access: 'application',
    form: 'bank',
    step: 8,
  },
  'owners-further-steps': {
    path: '/{id}/owners/further-steps',
    screen: 'account-home',
    access: 'application',
  },
  /**
   * Pages of an invited owner. The first starts from a link and two hold no data, so these open
   * without an account. docs/decisions/0063.
   */
  owner: {
    path: '/{id}/owners/{ownerId}',
    screen: 'owner',
    access: 'owner',
    allowsAnonymous: true,
  },
  'owner-verifying': {
    path: '/{id}/owners/{ownerId}/verifying',
    screen: 'owner-verifying',
    access: 'owner',
  },
  'owner-identification': {
    path: '/{id}/owners/{ownerId}/identification',
    screen: 'owner-identification',
    access: 'owner',
  },
  'owner-success': {
    path: '/{id}/owners/{ownerId}/success',
    screen: 'owner-success',
    access: 'owner',
  },
  'owner-error': {
    path: '/{id}/owners/{ownerId}/error',
    screen: 'owner-error',
    access: 'owner',
    allowsAnonymous: true,
  },
  'owner-applicant-error': {
    path: '/{id}/owners/{ownerId}/applicant-error',
    screen: 'owner-applicant-error',
    access: 'owner',
    allowsAnonymous: true,
  },
  /** The only page of an additional store. docs/decisions/0084. */
  'new-store': {
    path: '/{id}/store',
    screen: 'new-store',
    access: 'application',
    form: 'store',
    actions: { send: { call: 'onboardApplication' } },
  },
  /**
   * Results of an additional store, and pages that connect something to an approved account.
   * docs/decisions/0086.
   */
  'store-complete': {
    path: '/{id}/store-complete',
    screen: 'store-complete',
    access: 'application',
    actions: SEE_STORES,
    isHarmless: true,
  },
  'store-success': {
    path: '/{id}/store-success',
    screen: 'store-success',
    access: 'application',
    actions: SEE_RESULT,
    isHarmless: true,
  },
  'add-product': {
    path: '/{id}/add-product',
    screen: 'add-product',
    access: 'application',
    actions: CONNECT,
  },
  'add-channel': {
    path: '/{id}/add-channel',
    screen: 'add-channel',
    access: 'application',
    actions: CONNECT,
  },
  /**
   * Orders of a restaurant that waits for the decision, in the same steps as any order.
   * docs/decisions/0102.
   */
  'restaurant-solution': {
    path: '/{id}/restaurant-solution',
    screen: 'order',
    access: 'application',
    keptQueryParameters: ['step'],
    actions: SEE_RESULT,
  },
  /** Redirects to the configured destination. docs/readings.md 110. */
  leave: { path: '/{id}/leave', screen: 'leave', access: 'application' },
  success: { path: '/{id}/success', screen: 'account-home', access: 'application' },
  error: { path: '/{id}/error', screen: 'account-home', access: 'application' },
  bank: { path: '/{id}/bank', screen: 'bank', access: 'application', form: 'bank', step: 8 },
  'bank-success': {
    path: '/{id}/bank/success',
    alsoAt: ['/{id}/complete/bank/success'],
    screen: 'bank-success',
    access: 'application',
  },
  'bank-deposits': {
    path: '/{id}/bank/deposits',
    screen: 'bank-deposits',
    access: 'application',
    form: 'testDeposits',
  },
  /** The card that orders are paid with. docs/decisions/0075. */
  'order-card': {
    path: '/{id}/order/card',
    screen: 'order-card',
    access: 'application',
    keptQueryParameters: ['for'],
  },
  /** Terminals, bundles and licenses; the query holds the step. docs/decisions/0102. */
  order: {
    path: '/{id}/order',
    screen: 'order',
    access: 'application',
    keptQueryParameters: ['step'],
  },
  /** The query names one of several orders. */
  'order-status': {
    path: '/{id}/order/status',
    screen: 'order-status',
    access: 'application',
    keptQueryParameters: ['order'],
  },
  complete: {
    path: '/{id}/complete',
    alsoAt: ['/{id}/set-up', '/{id}/connected'],
    screen: 'account-home',
    access: 'application',
  },
  /**
   * What closing an account ends and keeps; once it is closed, its only page beside its orders.
   * docs/decisions/0151.
   */
  'close-account': { path: '/{id}/close-account', screen: 'close-account', access: 'application' },
} as const satisfies Record<string, RouteRow>;

export type RouteId = keyof typeof ROUTES;

/** Widens the literal row of a page. */
export const routeRow = (route: RouteId): RouteRow => ROUTES[route];

/**
 * True where only the applicant's own press counts, never one triggered by the partner's page
 * around ours. docs/decisions/0119.
 */
export const isBinding = (route: RouteId): boolean => !('isHarmless' in ROUTES[route]);
export const ROUTE_IDS = keysOf(ROUTES);

type Ids = { id?: string; ownerId?: string; businessId?: string; referralUrlId?: string };

export const referralPrefix = (referralUrlId: string | undefined): string =>
  referralUrlId === undefined ? '' : `/r/${referralUrlId}`;

export function referralOfPath(path: string): string | undefined {
  const [, id = ''] = /^\/r\/([^/?#]+)/.exec(path) ?? [];
  return REFERRAL_ID_PATTERN.test(id) ? id : undefined;
}

export function pathTo(
  route: RouteId,
  { id = '', ownerId = '', businessId = '', referralUrlId }: Ids = {},
): string {
  const path = ROUTES[route].path
    .replace('{id}', id)
    .replace('{ownerId}', ownerId)
    .replace('{businessId}', businessId);
  return referralPrefix(referralUrlId) + path;
}

export type RouteMatch = Ids & { route: RouteId };

/** By address; of two at one address, the first in the table. Asked by every link of a page. */
const ROUTE_AT: ReadonlyMap<string, RouteId> = new Map(
  ROUTE_IDS.toReversed().flatMap((route) => {
    const { path, alsoAt = [], hasNoAddress }: RouteRow = ROUTES[route];
    return hasNoAddress ? [] : [path, ...alsoAt].map((address) => [address, route] as const);
  }),
);

/** Matches a path to a page and its ids; `/` is get-started; undefined when nothing matches. */
export function matchPath(path: string): RouteMatch | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  const matched: Ids = {};
  if (parts[0] === 'r') {
    if (!REFERRAL_ID_PATTERN.test(parts[1] ?? '')) return undefined;
    matched.referralUrlId = parts[1];
    parts.splice(0, 2);
  }
  if (APPLICATION_ID_PATTERN.test(parts[0] ?? '')) matched.id = parts.shift();
  if (parts.some((part) => part.includes('{'))) return undefined; // the literal pattern is not a URL
  if (parts[0] === 'accounts' && BUSINESS_ID_PATTERN.test(parts[1] ?? ''))
    [matched.businessId, parts[1]] = [parts[1], '{businessId}'];
  if (parts[0] === 'owners' && OWNER_ID_PATTERN.test(parts[1] ?? ''))
    [matched.ownerId, parts[1]] = [parts[1], '{ownerId}'];
  const pattern = `/${[...(matched.id ? ['{id}'] : []), ...parts].join('/')}`;
  if (pattern === '/') return { route: 'get-started', ...matched };
  const route = ROUTE_AT.get(pattern);
  return route && { route, ...matched };
}
