/**
 * Path and form fields by which a frame hands typed answers to a tab of its own.
 * docs/decisions/0118.
 */
export const CARRYING = {
  path: '/carry',
  token: 'token',
  page: 'page',
  answers: 'answers',
  /**
   * The frame's locale and market, because the tab shares no cookie with it. docs/decisions/0122.
   */
  locale: 'locale',
  market: 'market',
} as const;
