import type { FormId } from './forms.ts';

/**
 * One page: its path below the optional `/r/{referralUrlId}`, its folder in `screens/`, and who may see it.
 * `needs`: nothing; a draft before an id exists; a person who is signed in; an application (and with it a session); or a link, whose own token
 * authorises what it may change. decisions.md, section 3 and row 34.
 */
export type RouteRow = {
  path: string;
  screen: string;
  needs: 'nothing' | 'draft' | 'person' | 'application' | 'link';
  /** The form whose answers the page asks. */
  form?: FormId;
  /** The place in the progress line; pages without one show none. */
  step?: number;
  /** True for a page that only some are asked for after sending: no count told them of it. ux.md, item 8. */
  added?: true;
  /** True for a finished page that may be looked at again until the application is sent. */
  again?: true;
  /** True where a person without a session is not sent to sign in. Document 1, section 2. */
  open?: true;
  /** The query parameters that stay in its address; any other leaves it. decisions.md, row 10. */
  keeps?: readonly string[];
  /** True for a page that stands in the place of another one only: its own address is none. */
  inPlace?: true;
};

/** Every page of the product. Document 1, section 2; decisions.md, section 3. */
export const ROUTES = {
  'get-started': { path: '/get-started', screen: 'get-started', needs: 'nothing', open: true },
  applicant: { path: '/applicant', screen: 'applicant', needs: 'draft', form: 'applicant', step: 1, again: true, open: true },
  business: { path: '/business', screen: 'business', needs: 'draft', form: 'business', step: 2, again: true, open: true },
  category: { path: '/category', screen: 'category', needs: 'draft', form: 'category', step: 3, again: true, open: true },
  'incorrect-url': { path: '/incorrect-url', screen: 'incorrect-url', needs: 'nothing', open: true },
  accounts: { path: '/accounts', screen: 'accounts', needs: 'person' },
  /** Connecting stores comes with an issue of its own: the page says where things stand. */
  'account-stores': { path: '/accounts/{businessId}/stores', screen: 'account-stores', needs: 'person' },
  /** No account in the other country. Document 1, section 4, Currency mismatch. */
  'account-overlap': { path: '/account-overlap', screen: 'account-overlap', needs: 'person', inPlace: true },
  'application-applicant': { path: '/{id}/name', screen: 'applicant', needs: 'application', form: 'applicant', step: 1, again: true },
  'application-business': { path: '/{id}/business', screen: 'business', needs: 'application', form: 'business', step: 2, again: true },
  'application-category': { path: '/{id}/category', screen: 'category', needs: 'application', form: 'category', step: 3, again: true },
  /** Never opened itself: it leads to the first page that lacks an answer. decisions.md, section 3. */
  resume: { path: '/{id}/applicant', screen: 'applicant', needs: 'application' },
  address: { path: '/{id}/address', screen: 'address', needs: 'application', form: 'address', step: 4, again: true },
  'owner-identity': {
    path: '/{id}/owner-identity',
    screen: 'owner-identity',
    needs: 'application',
    form: 'ownerIdentity',
    step: 5,
    again: true,
  },
  'check-answers': { path: '/{id}/check-answers', screen: 'check-answers', needs: 'application', form: 'terms', step: 6 },
  verifying: { path: '/{id}/verifying', screen: 'verifying', needs: 'application', step: 7, keeps: ['step-up'] },
  otp: { path: '/{id}/otp', screen: 'otp', needs: 'application', form: 'otp', step: 7 },
  'mobile-verification': {
    path: '/{id}/mobile-verification',
    screen: 'mobile-verification',
    needs: 'application',
    step: 7,
    keeps: ['vfp'],
  },
  'phone-auth': { path: '/{id}/phone-auth', screen: 'phone-auth', needs: 'application', step: 7 },
  'phone-auth-verify': { path: '/{id}/phone-auth/verify', screen: 'phone-auth-verify', needs: 'link', open: true, keeps: ['vfp'] },
  'phone-auth-confirmation': {
    path: '/{id}/phone-auth/confirmation',
    screen: 'phone-auth-confirmation',
    needs: 'link',
    open: true,
    keeps: ['vfp', 'link'],
  },
  ssn: { path: '/{id}/ssn', screen: 'ssn', needs: 'application', form: 'fullSsn', step: 7, added: true },
  ein: { path: '/{id}/ein', screen: 'ein', needs: 'application', form: 'fullEin', step: 4 },
  identification: { path: '/{id}/identification', screen: 'identification', needs: 'application', step: 7, added: true },
  verification: { path: '/{id}/verification', screen: 'verification', needs: 'application', step: 7, added: true },
  'business-info': {
    path: '/{id}/business-info',
    screen: 'business-info',
    needs: 'application',
    form: 'businessInfo',
    step: 7,
    added: true,
  },
  update: { path: '/{id}/update', screen: 'update', needs: 'application', form: 'update', again: true },
  'tax-information': { path: '/{id}/tax-information', screen: 'tax-information', needs: 'link', open: true, keeps: ['type'] },
  owners: { path: '/{id}/owners', screen: 'owners', needs: 'application', step: 7, added: true },
  'owners-verifying': { path: '/{id}/owners/verifying', screen: 'verifying', needs: 'application', step: 7 },
  'owners-bank': { path: '/{id}/owners/bank', screen: 'bank', needs: 'application', form: 'bank', step: 8 },
  'owners-further-steps': { path: '/{id}/owners/further-steps', screen: 'owners-further-steps', needs: 'application' },
  /** Rows of page choice whose pages come with issues of their own: each says where things stand. Document 1, section 4, rows 1 to 6. */
  'store-complete': { path: '/{id}/store-complete', screen: 'not-ready', needs: 'application' },
  'store-success': { path: '/{id}/store-success', screen: 'not-ready', needs: 'application' },
  'add-product': { path: '/{id}/add-product', screen: 'not-ready', needs: 'application' },
  'add-channel': { path: '/{id}/add-channel', screen: 'not-ready', needs: 'application' },
  'restaurant-solution': { path: '/{id}/restaurant-solution', screen: 'not-ready', needs: 'application' },
  /** Leads out to the place that configuration names. decisions.md, row 38. */
  leave: { path: '/{id}/leave', screen: 'leave', needs: 'application' },
  success: { path: '/{id}/success', screen: 'success', needs: 'application' },
  error: { path: '/{id}/error', screen: 'error', needs: 'application' },
  bank: { path: '/{id}/bank', screen: 'bank', needs: 'application', form: 'bank', step: 8 },
  'bank-success': { path: '/{id}/bank/success', screen: 'bank-success', needs: 'application' },
  complete: { path: '/{id}/complete', screen: 'complete', needs: 'application' },
  'not-ready': { path: '/{id}/next-step', screen: 'not-ready', needs: 'application' },
} as const satisfies Record<string, RouteRow>;

export type RouteId = keyof typeof ROUTES;

/** How many steps the progress line counts. */
export const STEPS_TOTAL = 8;

/** An application id. decisions.md, section 3, Ids. */
export const APPLICATION_ID_PATTERN = /^urn:app:[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){4}$/;
export const OWNER_ID_PATTERN = /^urn:own:[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){4}$/;

/** The id of a business: that of its application without the first 8 characters. Document 1, section 3. */
export const BUSINESS_ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){4}$/;

/** A referral id in a path or a query; anything else is no referral. Trust case 65. */
export const REFERRAL_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

type Ids = { id?: string; businessId?: string; referralUrlId?: string };

/** The path of a page, behind the referral prefix when there is one. */
export function pathTo(route: RouteId, { id = '', businessId = '', referralUrlId }: Ids = {}): string {
  const prefix = referralUrlId === undefined ? '' : `/r/${referralUrlId}`;
  return prefix + ROUTES[route].path.replace('{id}', id).replace('{businessId}', businessId);
}

export type RouteMatch = Ids & { route: RouteId };

/** The page a path names, with its ids; `/` is get-started; undefined for a path that is none of ours. */
export function matchPath(path: string): RouteMatch | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  const matched: Ids = {};
  if (parts[0] === 'r') {
    if (!REFERRAL_ID_PATTERN.test(parts[1] ?? '')) return undefined;
    matched.referralUrlId = parts[1];
    parts.splice(0, 2);
  }
  if (APPLICATION_ID_PATTERN.test(parts[0] ?? '')) matched.id = parts.shift();
  if (parts.some((part) => part.includes('{'))) return undefined; // the pattern itself is no address
  if (parts[0] === 'accounts' && BUSINESS_ID_PATTERN.test(parts[1] ?? '')) [matched.businessId, parts[1]] = [parts[1], '{businessId}'];
  const pattern = `/${[...(matched.id ? ['{id}'] : []), ...parts].join('/')}`;
  if (pattern === '/') return { route: 'get-started', ...matched };
  const route = (Object.keys(ROUTES) as RouteId[]).find((id) => ROUTES[id].path === pattern && !('inPlace' in ROUTES[id])); // keys of ROUTES itself
  return route && { route, ...matched };
}

/** A business id is the application id without its first 8 characters; it is never an authority. Document 1, section 3. */
export const businessIdFor = (applicationId: string): string => applicationId.slice(8);
