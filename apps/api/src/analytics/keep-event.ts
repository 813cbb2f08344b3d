import { type TrackingConsent, trackingOf } from '@signet/rulebook/analytics/tracking-consent';
import { trackingContext } from '@signet/rulebook/analytics/tracking-context';
import type { EventId } from '@signet/rulebook/events';
import type { Deps } from '../deps.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import type { StoredApplication } from '../platform/store-types.ts';

type Params = Readonly<Record<string, string | number | boolean>>;
type EventContext = { deps: Pick<Deps, 'store' | 'flags' | 'config'>; visitor: RequestContext; application?: StoredApplication };

/** Stores an event with its tracking context; stores nothing when tracking is off for the visit. docs/decisions/0082. */
export async function keepEvent({ deps, visitor, application }: EventContext, type: EventId, params: Params): Promise<void> {
  const market = application?.market ?? visitor.market;
  if (trackingOf({ market, locale: visitor.locale, ...visitor.consent }) !== 'on') return;
  const { organizationIds } = deps.config.partners.contactsOf(application ?? visitor);
  const context = trackingContext({ ...visitor, flags: application?.flags ?? deps.flags.of(visitor), organizationIds, application });
  await deps.store.analytics.add({ type, params: { ...context, ...params }, applicationId: application?.id });
}

/** A background job has no browser to ask, so consent counts as never answered. */
const UNANSWERED: TrackingConsent = { choice: undefined, hasPrivacyControl: false };

export async function keepEventOfJob(
  {
    deps,
    application: { id, market, locale },
  }: { deps: Pick<Deps, 'store'>; application: Pick<StoredApplication, 'id' | 'market' | 'locale'> },
  type: EventId,
  params: Params,
): Promise<void> {
  if (trackingOf({ market, locale, ...UNANSWERED }) === 'on') await deps.store.analytics.add({ type, params, applicationId: id });
}
