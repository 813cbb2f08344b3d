import { retryDelayMs } from '@signet/rulebook/core/job-retries';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { hears, partnerEventOf } from '@signet/rulebook/partners/partner-events';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { partnerApplicationOf } from './applicant-view.ts';

/**
 * How long another process may not know a new endpoint yet: longer than rows take to be reloaded.
 */
const importMs = 60_000;

export async function runTellPartner(
  { store, config, clock }: Deps,
  { applicationId = '' }: Job,
): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  const partnerId = application && config.partners.partnerIdOf(application);
  if (
    application === undefined ||
    partnerId === undefined ||
    application.userId.startsWith('usr_erased_')
  )
    return;
  const endpoints = config.partners.webhookEndpointsOf(partnerId);
  if (endpoints.length === 0) return;
  const now = partnerApplicationOf(application, clock, partnerId);
  const last = await store.partnerEvents.lastOf(applicationId);
  if (last !== undefined && last.sequence >= now.sequence) return;
  const type = partnerEventOf(last, now);
  if (type === undefined) return;
  const urls = endpoints.filter((endpoint) => hears(endpoint, type)).map(({ url }) => url);
  await store.partnerEvents.add({ partnerId, type, data: now, urls });
}

/**
 * Delivers one event to one endpoint; failures retry for PARTNER_LIMITS.webhookRetryMs, then wait in the
 * log for a replay.
 */
export async function runDeliverWebhook(deps: Deps, { payload }: Job): Promise<void> {
  const { store, providers, clock, metrics } = deps;
  const delivery = await store.deliveries.begin(String(payload.deliveryId));
  if (delivery === undefined) return; // already delivered
  const { partnerId, url, eventId, body, attempts, createdAt, pausedUntil } = delivery;
  const ageMs = clock.now() - createdAt;
  const isOver = ageMs >= PARTNER_LIMITS.webhookRetryMs;
  const counted = (outcome: string) =>
    metrics.count('signet_webhook_deliveries_total', { outcome });
  const isPaused = pausedUntil !== undefined && payload.isAsked !== true;
  if (isPaused && !isOver) return store.deliveries.later(delivery, pausedUntil);
  const known = deps.config.partners
    .webhookEndpointsOf(partnerId)
    .find((endpoint) => endpoint.url === url);
  const isKnown = known !== undefined;
  if (known?.isPaused) return store.deliveries.held(delivery);
  if (!isKnown && ageMs < importMs)
    return store.deliveries.later(delivery, clock.now() + importMs / 4);
  const secrets = isKnown ? await store.webhookSecrets.of({ partnerId, url }) : [];
  const why = !isKnown ? 'removed' : secrets.length === 0 ? 'no secret' : undefined;
  const fault = why ?? (await providers.webhooks.post({ id: eventId, url, body, secrets })).fault;
  if (fault === undefined) {
    await store.deliveries.delivered(delivery);
    return counted('delivered');
  }
  await store.deliveries.failed(
    delivery,
    fault,
    isOver || !isKnown ? undefined : { delayMs: retryDelayMs(attempts + 1) },
  );
  counted(isOver || !isKnown ? 'failed' : 'tried');
}
