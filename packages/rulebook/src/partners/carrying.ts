/** How a frame hands what was typed in it to a tab of its own: the address that it is sent to, and the fields of that form. docs/decisions/0118. */
export const CARRYING = {
  path: '/carry',
  token: 'token',
  page: 'page',
  answers: 'answers',
  /** What the frame is in: the tab shares no cookie with it. docs/decisions/0122. */
  locale: 'locale',
  market: 'market',
} as const;
