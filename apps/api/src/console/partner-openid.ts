import { CONSOLE_LIMITS } from '@signet/rulebook/console/limits';
import type { StaffSignInPort } from '../staff/port.ts';
import { buildStaffOpenId } from '../staff/staff-openid.ts';
import type { PartnerProvider, PartnerSignInPort } from './port.ts';

/** Each provider's configuration is discovered once, and again where the row of its partner changes. */
export function buildPartnerOpenId({ timeoutMs }: { timeoutMs: number }): PartnerSignInPort {
  const known = new Map<string, StaffSignInPort>();
  const at = (provider: PartnerProvider): StaffSignInPort => {
    const { issuer, clientId, clientSecret, groupsClaim, acrs } = provider;
    const id = JSON.stringify([issuer, clientId, clientSecret, groupsClaim, acrs]);
    const port =
      known.get(id) ??
      buildStaffOpenId({
        ...provider,
        timeoutMs,
        vendor: 'partner-oidc',
        scope: 'openid email profile',
        authenticationMaxMs: CONSOLE_LIMITS.consoleAuthenticationMs,
      });
    known.set(id, port);
    return port;
  };
  return {
    begin: (provider, request) => at(provider).begin({ ...request, reauthenticate: false }),
    finish: (provider, answer) => at(provider).finish(answer),
    endUrl: (provider, returnTo) => at(provider).endUrl(returnTo),
  };
}
