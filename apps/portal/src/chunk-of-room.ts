/** Rooms visited one after the other share a chunk: fewer requests, better compression. */
const TOGETHER: Readonly<Record<string, string>> = {
  phone: 'identity',
  'tax-id': 'identity',
  bank: 'decision',
  partners: 'accounts',
};

/** Matches files whose path ends so; on Windows folders are parted by a backslash. */
const endOf = (paths: readonly string[]): RegExp => new RegExp(`[\\\\/](?:${paths.join('|')})$`);

/**
 * Rarely used parts with their libraries: loaded by `lazy` on demand and excluded from the room's
 * chunk.
 */
export const SELDOM_SEEN = endOf([
  'change-number\\.tsx',
  'qr-code\\.tsx',
  'link-by-text\\.tsx',
  'applications-in-menu\\.tsx',
  'change-country\\.tsx',
  'answers-to-keep\\.ts',
  'adopt-carried-draft\\.ts',
  'request-form\\.tsx',
  'ask-for-review\\.tsx',
  'refusal-page\\.tsx',
  'text-area\\.tsx',
  'failed-deposits\\.tsx',
  'void-check\\.tsx?',
  'review-message\\.ts',
  'home-orders\\.tsx',
  'check-file\\.ts',
  'file-field\\.tsx',
  'file-preview\\.tsx',
  'paper-check[\\\\/][\\w.-]+\\.tsx?',
  'paper-check\\.ts',
  'help-answers[\\\\/][\\w.-]+\\.tsx?',
  'icon-paths\\.tsx',
  'add-missing-icons\\.tsx',
]);

/**
 * Used only by orders and the card that pays them; loaded with the room, or as `paying` when both
 * use them.
 */
export const OF_ORDERS = endOf([
  'rulebook[\\/]src[\\/]orders[\\/](?:order[\\w-]*|bank-debit)\\.tsx?',
  'rulebook[\\/]src[\\/](?:cards[\\/]card-brands|offers[\\/]eligibility)\\.tsx?',
  'rulebook[\\/]src[\\/]reference[\\/]devices\\.tsx?',
  'ui[\\/]src[\\/]stepper\\.tsx?',
]);

/** The frame of the account's pages with its styles, which no step of the sign-up loads. */
export const OF_ACCOUNT = endOf([
  'screen[\\/]wide-screen\\.tsx',
  'ui[\\/]src[\\/](?:wide-page|board|part-steps|deck|track)\\.tsx',
  'ui[\\/]src[\\/]home\\.css',
]);

export const OF_EMBED = endOf([
  'rulebook[\\/]src[\\/]partners[\\/](?:read-parent-message|embed-messages)\\.ts',
  'rulebook[\\/]src[\\/]partners[\\/](?:embed-settings|carrying|theme-contrast)\\.ts',
  'rulebook[\\/]src[\\/]embed-outcome\\.ts',
]);

export const WHEN_IDLE = /[\\/](?:keep-typing|typed-answers)\.ts$/;

/** Invited owners' pages: a separate journey with its own chunks, which applicants never load. */
const INVITED_OWNER_PAGE = /[\\/]people[\\/]owner(?:-contact\.tsx$|(?:-(?!board)[\w-]+)?[\\/])/;

/** The single-page sign-up, which replaces the steps where a portal is configured for it. */
const ONE_PAGE = /[\\/]sign-up[\\/](?:update[\\/]|get-started[\\/]single-page-start\.tsx$)/;

const INTENT_PAGE = /[\\/]accounts[\\/](?:add-|store-(?:complete|success)|connect|target-)/;

const JOURNEYS = {
  'invited-owner': INVITED_OWNER_PAGE,
  'one-page': ONE_PAGE,
  intents: INTENT_PAGE,
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
  Object.entries(JOURNEYS).find(([, pages]) => pages.test(id))?.[0] ?? TOGETHER[room] ?? room;
