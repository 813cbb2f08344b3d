import type { PARTNER_CALL_PATHS } from './endpoint-paths.ts';

/** The calls of a partner's server that its people make at the console too. docs/decisions/0302. */
export const CONSOLE_PARTNER_CALLS = [
  'listPartnerApplications',
  'getPartnerApplication',
  'listPartnerEvents',
  'replayPartnerEvent',
  'sendTestEvent',
] as const satisfies readonly (keyof typeof PARTNER_CALL_PATHS)[];
