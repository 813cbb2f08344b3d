import { tableOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { KEY_MODES } from '@signet/rulebook/partners/partner-access';
import { PARTNER_STATUSES } from '@signet/rulebook/partners/partner-statuses';
import type { Handler } from '../handler.ts';
import { partnerApplicationOf } from '../partners/applicant-view.ts';
import type { PageCursor } from '../partners/page-cursor.ts';
import { referredBy } from '../partners/referred-by.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { consoleCompanyOf } from './console-access.ts';
import { consoleCookies } from './console-cookies.ts';

export const getConsoleSession: Handler<'getConsoleSession'> = async ({
  deps: { config, clock },
  person: { name, partnerId, roles, scopes, createdAt },
}) => {
  const row = config.partners.rowById(partnerId);
  return {
    person: { name },
    partner: { name: row?.brand?.name ?? partnerId, referralUrlIds: row?.referralUrlIds ?? [] },
    roles: [...roles],
    scopes: [...scopes],
    mode: KEY_MODES[config.production ? 1 : 0],
    endsAt: createdAt + LIMITS.consoleSessionMs,
    serverNow: clock.now(),
  };
};

/** On a shared computer the provider's session must end too, so the page goes there. */
export const endConsoleSession: Handler<'endConsoleSession'> = async ({
  deps: { config, store, providers, log },
  person: { token, partnerId },
  browser: { reply },
}) => {
  await store.consoleSessions.end(token);
  consoleCookies(config).clearToken(reply);
  const company = consoleCompanyOf(partnerId, config);
  if (company === undefined) return {};
  const signOutAt = await providers.partnerSignIn
    .endUrl(company.provider, `${config.partnerConsole?.url}/sign-in`)
    .catch((error: unknown) => {
      if (!(error instanceof ProviderDown)) throw error;
      log.warn({ vendor: 'partner-oidc', why: error.message }, 'vendor down');
      return undefined; // our own session has ended anyway
    });
  return { signOutAt };
};

/** A status is computed, so applicants are read to be counted: the newest, as far as one answer of the list goes. */
export const countConsoleApplicants: Handler<'countConsoleApplicants'> = async ({
  deps,
  person: { partnerId },
}) => {
  const { partnerApplicationsScanned: most, partnerApplicationsPerPage: perPage } = PARTNER_LIMITS;
  const of = referredBy(partnerId, deps);
  const counts = tableOf(PARTNER_STATUSES, () => 0);
  let after: PageCursor | undefined;
  for (let scanned = 0; scanned < most; scanned += perPage) {
    const page = await deps.store.applicants.page(of, { partnerId, after });
    for (const application of page) {
      counts[partnerApplicationOf(application, deps.clock, partnerId).status] += 1;
      after = { createdAt: application.createdAt, id: application.id };
    }
    if (page.length < perPage) return { counts, isWhole: true };
  }
  return { counts, isWhole: false };
};
