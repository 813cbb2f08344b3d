import { LIMITS } from '@signet/rulebook/core/limits';
import type { Config } from '../platform/config/config.ts';
import { listenerCookies } from '../platform/http/listener-cookies.ts';

export const consoleCookies = ({ partnerConsole }: Pick<Config, 'partnerConsole'>) =>
  listenerCookies({
    name: 'console',
    url: partnerConsole?.url,
    sessionMs: LIMITS.consoleSessionMs,
  });
