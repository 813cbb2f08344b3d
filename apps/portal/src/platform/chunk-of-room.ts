/** Rooms visited one after the other share a chunk: fewer requests, better compression. */
const TOGETHER: Readonly<Record<string, string>> = {
  bank: 'decision',
  partners: 'accounts',
};

/**
 * Rarely used parts with their libraries: loaded by `lazy` on demand and excluded from the room's
 * chunk.
 */
export const SELDOM_SEEN =
  /[\\/](?:change-number\.tsx|qr-code\.tsx|link-by-text\.tsx|applications-in-menu\.tsx|change-country\.tsx|answers-to-keep\.ts|adopt-carried-draft\.ts|request-form\.tsx|ask-for-review\.tsx|see-application\.tsx|refusal-page\.tsx|text-area\.tsx|failed-deposits\.tsx|void-check\.tsx?|review-message\.ts|home-orders\.tsx|check-file\.ts|file-field\.tsx|file-preview\.tsx|spelled-name\.tsx|plain-spelling\.ts|plain-letters\.ts|paper-check[\\/][\w.-]+\.tsx?|paper-check\.ts|help-answers[\\/][\w.-]+\.tsx?|icon-paths\.tsx|add-missing-icons\.tsx)$/;

/**
 * Used only by orders and the card that pays them; loaded with the room, or as `paying` when both
 * use them.
 */
export const OF_ORDERS =
  /[\\/](?:rulebook[\\/]src[\\/](?:orders[\\/](?:order(?!-stages)[\w-]*|bank-debit)|cards[\\/]card-brands|reference[\\/]devices)|ui[\\/]src[\\/]stepper)\.tsx?$/;

/** The frame of the account's pages with its styles, which no step of the sign-up loads. */
export const OF_ACCOUNT =
  /[\\/](?:screen[\\/]wide-screen\.tsx|shell[\\/]account-frame\.tsx|ui[\\/]src[\\/](?:(?:account-nav|wide-page|board|part-steps|deck|track)\.tsx|home\.css))$/;

export const OF_EMBED =
  /[\\/]rulebook[\\/]src[\\/](?:partners[\\/](?:read-parent-message|embed-messages|embed-settings|carrying|theme-contrast)|embed-outcome)\.ts$/;

export const WHEN_IDLE = /[\\/](?:keep-typing|typed-answers)\.ts$/;

/** Invited owners' pages: a separate journey with its own chunks, which applicants never load. */
const INVITED_OWNER_PAGE = /[\\/]people[\\/]owner(?:-contact\.tsx$|(?:-(?!board)[\w-]+)?[\\/])/;

/** The single-page sign-up, which replaces the steps where a portal is configured for it. */
const ONE_PAGE = /[\\/]sign-up[\\/](?:update[\\/]|get-started[\\/]single-page-start\.tsx$)/;

/** A link instead of a code, and what such a link or the mail about tax information opens. */
const LINK_PAGE =
  /[\\/](?:phone[\\/](?:phone-auth[\w-]*[\\/]|mobile-verification[\\/]|link-outcome\.tsx$)|tax-id[\\/]tax-information[\\/])/;

/** Steps that a decision adds for some. */
const ADDED_STEP =
  /[\\/](?:decision[\\/]step-up-form[\\/]|tax-id[\\/](?:ein[\\/]|full-tax-id-form\.tsx$))/;

/** Two small deposits, for who links a bank account by its number. */
const DEPOSITS = /[\\/]bank[\\/]bank-deposits[\\/]/;

/** Last of the sign-up's forms, and the only one in its room that everybody answers. */
const WITH_SIGN_UP = /[\\/]identity[\\/]owner-identity[\\/]/;

const INTENT_PAGE = /[\\/]accounts[\\/](?:add-|store-(?:complete|success)|connect|target-)/;

const JOURNEYS = {
  'invited-owner': INVITED_OWNER_PAGE,
  'one-page': ONE_PAGE,
  intents: INTENT_PAGE,
  links: LINK_PAGE,
  'added-steps': ADDED_STEP,
  deposits: DEPOSITS,
};

/** Chunks that no application loads on its way through the steps. */
export const APART = [
  ...Object.keys(JOURNEYS),
  'accounts',
  'analytics',
  'offers',
  'cards',
  'orders',
  'paying',
  'session',
  'embed',
];

/**
 * Chunk name of a room's file or folder; its texts are in `texts-<name>-<locale>`. Used by both the
 * build and the server.
 */
export const chunkOfFile = (id: string, room: string): string =>
  WITH_SIGN_UP.test(id)
    ? 'sign-up'
    : (Object.entries(JOURNEYS).find(([, pages]) => pages.test(id))?.[0] ?? TOGETHER[room] ?? room);
