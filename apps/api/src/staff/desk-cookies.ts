import { LIMITS } from '@signet/rulebook/core/limits';
import type { Config } from '../platform/config/config.ts';
import { listenerCookies } from '../platform/http/listener-cookies.ts';

export const deskCookies = ({ desk }: Pick<Config, 'desk'>) =>
  listenerCookies({ name: 'desk', url: desk?.url, sessionMs: LIMITS.staffSessionMs });
