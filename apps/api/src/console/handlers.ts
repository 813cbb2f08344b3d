import { tableOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { keyExpiry } from '@signet/rulebook/partners/key-terms';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { KEY_MODES } from '@signet/rulebook/partners/partner-access';
import { PARTNER_STATUSES } from '@signet/rulebook/partners/partner-statuses';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { partnerApplicationOf } from '../partners/applicant-view.ts';
import { partnerActorOf, shownKey } from '../partners/key-store.ts';
import type { Endpoints } from '../partners/own-endpoint-store.ts';
import type { PageCursor } from '../partners/page-cursor.ts';
import { referredBy } from '../partners/referred-by.ts';
import { isAllowedUrl, PARTNER_ROW } from '../platform/config/partner-row.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { changing, isAbilityOpen } from './changing.ts';
import { consoleCompanyOf } from './console-access.ts';
import { consoleCookies } from './console-cookies.ts';
import { reread } from './reread.ts';

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

const tooMany = () => new AppError('partnerKey.tooMany', { max: PARTNER_LIMITS.partnerKeysAtOnce });

export const listConsoleKeys: Handler<'listConsoleKeys'> = async ({ deps, person }) => {
  const [isOpen, keys] = await Promise.all([
    isAbilityOpen(deps, person, 'keys'),
    deps.store.partnerKeys.list(person.partnerId),
  ]);
  return { isOpen, keys: keys.map(shownKey) };
};

export const createConsoleKey: Handler<'createConsoleKey'> = async ({
  deps,
  person,
  body: { scopes, life, addresses },
}) => {
  const by = await changing(deps, person, 'keys');
  const made = await deps.store.partnerKeys.add({
    ...by,
    mode: KEY_MODES[deps.config.production ? 1 : 0],
    scopes: [...new Set(scopes)],
    expiresAt: keyExpiry(life, deps.clock.now()),
    addresses: [...new Set(addresses)],
  });
  if (made === undefined) throw tooMany();
  return made;
};

export const replaceConsoleKey: Handler<'replaceConsoleKey'> = async ({
  deps,
  person,
  params: { keyId },
}) => {
  const by = await changing(deps, person, 'keys');
  const made = await deps.store.partnerKeys.replace({ ...by, id: keyId });
  if (made === undefined) throw new AppError('partnerKey.notFound');
  if (made === 'tooMany') throw tooMany();
  return made;
};

/** A key that has ended, or is another company's, is the same as none. */
export const revokeConsoleKey: Handler<'revokeConsoleKey'> = async ({
  deps,
  person,
  params: { keyId },
}) => {
  const by = await changing(deps, person, 'keys');
  return { isRevoked: await deps.store.partnerKeys.revoke({ ...by, id: keyId }) };
};

const max = PARTNER_LIMITS.partnerEndpointsMax;

const endpointsOf = async ({ store }: Pick<Deps, 'store'>, partnerId: string): Promise<Endpoints> =>
  (await store.referralPartners.rows()).find(({ id }) => id === partnerId)?.webhookEndpoints ?? [];

export const listConsoleEndpoints: Handler<'listConsoleEndpoints'> = async ({ deps, person }) => {
  const { partnerId } = person;
  const { deliveries, webhookSecrets } = deps.store;
  const [isOpen, endpoints, health, secrets] = await Promise.all([
    isAbilityOpen(deps, person, 'endpoints'),
    endpointsOf(deps, partnerId),
    deliveries.health(partnerId),
    webhookSecrets.list(partnerId),
  ]);
  return {
    isOpen,
    endpoints: endpoints.map(({ url, events, isPaused = false }) => ({
      ...(health.find((one) => one.url === url) ?? { url, failures: 0 }),
      ...(events && { events: [...events] }),
      isPaused,
      secrets: secrets
        .filter((one) => one.url === url && one.endedAt === undefined)
        .map(({ id, createdBy, createdAt }) => ({ id, createdBy, createdAt })),
    })),
  };
};

const badUrl = () =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field: 'url' }]);

export const addConsoleEndpoint: Handler<'addConsoleEndpoint'> = async ({
  deps,
  person,
  body: { url, events },
}) => {
  const by = await changing(deps, person, 'endpoints');
  if (!isAllowedUrl(url, deps.config.environment)) throw badUrl();
  await deps.store.ownEndpoints.change({ ...by, act: 'endpoint.added', url }, (now) => {
    if (now.length >= max) throw new AppError('webhookEndpoint.tooMany', { max });
    const parsed = PARTNER_ROW.shape.webhookEndpoints.safeParse([
      ...now,
      { url, ...(events && { events }) },
    ]);
    if (!parsed.success) throw badUrl();
    return parsed.data;
  });
  await reread(deps);
  return secretFor(deps, { ...by, url });
};

export const changeConsoleEndpoint: Handler<'changeConsoleEndpoint'> = async ({
  deps,
  person,
  body: { url, events, isPaused },
}) => {
  const by = await changing(deps, person, 'endpoints');
  const isChanged = await deps.store.ownEndpoints.change(
    { ...by, act: 'endpoint.changed', url },
    (now) =>
      now.some((one) => one.url === url)
        ? now.map((one) => (one.url === url ? { url, isPaused, ...(events && { events }) } : one))
        : undefined,
  );
  if (!isChanged) throw new AppError('webhookEndpoint.notFound');
  await reread(deps);
  return { isChanged };
};

export const removeConsoleEndpoint: Handler<'removeConsoleEndpoint'> = async ({
  deps,
  person,
  body: { url },
}) => {
  const by = await changing(deps, person, 'endpoints');
  const isRemoved = await deps.store.ownEndpoints.change(
    { ...by, act: 'endpoint.removed', url },
    (now) =>
      now.some((one) => one.url === url) ? now.filter((one) => one.url !== url) : undefined,
  );
  if (isRemoved) {
    const { webhookSecrets } = deps.store;
    for (const { id, ...secret } of await webhookSecrets.list(by.partnerId))
      if (secret.url === url && secret.endedAt === undefined)
        await webhookSecrets.end({ ...by, id });
    await reread(deps);
  }
  return { isRemoved };
};

export const replayConsoleFailures: Handler<'replayConsoleFailures'> = async ({
  deps,
  person,
}) => ({
  deliveries: await deps.store.partnerEvents.replayFailed({
    partnerId: person.partnerId,
    actor: partnerActorOf(person),
    urls: (await endpointsOf(deps, person.partnerId)).map(({ url }) => url),
  }),
});

async function secretFor(
  { store }: Pick<Deps, 'store'>,
  of: { partnerId: string; operator: string; url: string },
): Promise<{ id: string; secret: string }> {
  const made = await store.webhookSecrets.add(of);
  if (made === undefined) throw new AppError('webhookSecret.tooMany');
  return made;
}

export const createConsoleSecret: Handler<'createConsoleSecret'> = async ({
  deps,
  person,
  body: { url },
}) => {
  const by = await changing(deps, person, 'endpoints');
  const endpoints = await endpointsOf(deps, by.partnerId);
  if (!endpoints.some((one) => one.url === url)) throw new AppError('webhookEndpoint.notFound');
  return secretFor(deps, { ...by, url });
};

export const endConsoleSecret: Handler<'endConsoleSecret'> = async ({
  deps,
  person,
  params: { secretId },
}) => {
  const by = await changing(deps, person, 'endpoints');
  return { isEnded: await deps.store.webhookSecrets.end({ ...by, id: secretId }) };
};
