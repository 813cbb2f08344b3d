import { type TrackingConsent, trackingOf } from '@signet/rulebook/analytics/tracking-consent';
import { trackingContext } from '@signet/rulebook/analytics/tracking-context';
import type { EventId } from '@signet/rulebook/events';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { RequestContext } from '../platform/http/request-context.ts';

type Params = Readonly<Record<string, string | number | boolean>>;
type Visit = Pick<
  RequestContext,
  | 'portal'
  | 'referralUrlId'
  | 'market'
  | 'currency'
  | 'locale'
  | 'medium'
  | 'serviceType'
  | 'device'
  | 'consent'
>;
type EventContext = {
  deps: Pick<Deps, 'store' | 'flags' | 'config'>;
  visitor: Visit;
  application?: StoredApplication;
};

/**
 * Stores an event with its tracking context; stores nothing when tracking is off for the visit.
 * docs/decisions/0082.
 */
export async function keepEvent(
  { deps, visitor, application }: EventContext,
  type: EventId,
  params: Params,
): Promise<void> {
  const market = application?.market ?? visitor.market;
  if (trackingOf({ market, locale: visitor.locale, ...visitor.consent }) !== 'on') return;
  const { organizationIds } = deps.config.partners.contactsOf(application ?? visitor);
  const context = trackingContext({
    ...visitor,
    flags: application?.flags ?? deps.flags.of(visitor),
    organizationIds,
    application,
  });
  await deps.store.analytics.add({
    type,
    params: { ...context, ...params },
    applicationId: application?.id,
  });
}

/** A background job has no browser to ask, so consent counts as never answered. */
const UNANSWERED: TrackingConsent = { choice: undefined, hasPrivacyControl: false };

/** An event of a job has the context of its application alone: nobody is visiting. */
export async function keepEventOfJob(
  {
    deps,
    application,
  }: { deps: Pick<Deps, 'store' | 'flags' | 'config'>; application: StoredApplication },
  type: EventId,
  params: Params,
): Promise<void> {
  const { portal, market, currency, locale } = application;
  const visitor = {
    portal,
    market,
    currency,
    locale,
    referralUrlId: application.referralUrlId,
    consent: UNANSWERED,
  };
  await keepEvent({ deps, visitor, application }, type, params);
}
