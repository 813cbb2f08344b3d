/** Rooms that somebody passes through one after the other come together, under the name of one: fewer requests, and they pack better. */
const TOGETHER: Readonly<Record<string, string>> = {
  phone: 'identity',
  'tax-id': 'identity',
  bank: 'decision',
  partners: 'accounts',
};

/** Parts of a screen that few see, with the libraries behind them: each is fetched by `lazy` when it is wanted, and lies in no room's chunk. */
export const SELDOM_SEEN =
  /[\\/](?:change-number\.tsx|qr-code\.tsx|link-by-text\.tsx|applications-in-menu\.tsx|change-country\.tsx|answers-to-keep\.ts|adopt-carried-draft\.ts|request-form\.tsx|refusal-page\.tsx|text-area\.tsx|failed-deposits\.tsx|void-check\.tsx?|review-message\.ts|home-orders\.tsx|check-file\.ts|file-field\.tsx|help-answers[\\/][\w.-]+\.tsx?)$/;

/** Rules and parts that nothing but an order, or the card that pays it, reads; they come with the room, or as `paying` where both read them. */
export const OF_ORDERS =
  /[\\/](?:rulebook[\\/]src[\\/](?:orders[\\/](?:order[\w-]*|bank-debit)|cards[\\/]card-brands|offers[\\/]eligibility|reference[\\/]devices)|ui[\\/]src[\\/]stepper)\.tsx?$/;

/** Rules that nothing but a frame in a partner's page reads; they come with its room. */
export const OF_EMBED =
  /[\\/]rulebook[\\/]src[\\/](?:partners[\\/](?:read-parent-message|embed-messages|embed-settings|carrying|theme-contrast)|embed-outcome)\.ts$/;

/** What every form fetches once the page is at rest, and no page waits for. */
export const WHEN_IDLE = /[\\/](?:keep-typing|typed-answers)\.ts$/;

/** The pages of an owner who was invited: somebody else's journey, in chunks of its own, which the applicant's never loads. */
const INVITED_OWNER_PAGE = /[\\/]people[\\/]owner(?:-contact\.tsx$|(?:-(?!board)[\w-]+)?[\\/])/;

/** The sign-up on one page, which stands in the place of the steps where a portal asks for it. */
const ONE_PAGE = /[\\/]sign-up[\\/](?:update[\\/]|get-started[\\/]single-page-start\.tsx$)/;

/** What becomes of a further store, a channel or a product: seen by people who have an account. */
const INTENT_PAGE = /[\\/]accounts[\\/](?:add-|store-(?:complete|success)|connect|target-)/;

/** Journeys that take pages out of a room, by the name of their chunk. */
const JOURNEYS = { 'invited-owner': INVITED_OWNER_PAGE, 'one-page': ONE_PAGE, intents: INTENT_PAGE };

/**
 * Chunks that no application loads on its way through the steps: an invited owner's pages, the sign-up on one page, those of somebody who has accounts, is offered an advance, orders or adds a card later,
 * and the question whether visits may be counted.
 */
export const APART = [...Object.keys(JOURNEYS), 'accounts', 'analytics', 'offers', 'cards', 'orders', 'paying', 'session', 'embed'];

/**
 * The name of the chunk that a file or folder of a room belongs to; its texts in a locale lie in `texts-<name>-<locale>`. The build writes it, the
 * server names it.
 */
export const chunkOfFile = (id: string, room: string): string =>
  Object.entries(JOURNEYS).find(([, pages]) => pages.test(id))?.[0] ?? TOGETHER[room] ?? room;
