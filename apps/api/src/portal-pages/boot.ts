import { trackingOf } from '@signet/rulebook/analytics/tracking-consent';
import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import { LOCALE_IDS, MARKETS } from '@signet/rulebook/reference/locales';
import { documentLinks, pageContacts, portalRow } from '@signet/rulebook/reference/portals';
import { termsInForce } from '@signet/rulebook/reference/terms';
import type { RouteId } from '@signet/rulebook/routes';
import type { Deps } from '../deps.ts';
import { feesFor } from '../partners/fees.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { newExitToken } from '../session/exit-token.ts';
import type { Session } from '../session/session-cookies.ts';

export type BootOptions = {
  path: string;
  mode?: Boot['mode'];
  embed?: Boot['embed'];
  referralUrlId?: string;
  notice?: 'completed' | 'timeout';
  instead?: RouteId;
  front?: Boot['front'];
  isKnown?: boolean;
  prefill?: Boot['prefill'];
  carried?: Boot['carried'];
  service?: Boot['service'];
  session?: Session;
  application?: ApplicationView;
  owner?: Boot['owner'];
  person?: Boot['person'];
  order?: Boot['order'];
  typedAnswers?: Boot['typedAnswers'];
  invitation?: Boot['invitation'];
  support?: Boot['support'];
};

/**
 * Boot data of a page visit; the market of the application shown takes precedence over the
 * visitor's.
 */
export function bootOf(
  { config, clock, flags, sealer }: Pick<Deps, 'config' | 'clock' | 'flags' | 'sealer'>,
  visitor: RequestContext,
  { session, application, ...shown }: BootOptions,
): Boot {
  const subject = application ?? shown.owner ?? shown.invitation;
  const market = subject?.market ?? visitor.market;
  const partner = {
    portal: visitor.portal,
    referralUrlId: shown.referralUrlId ?? application?.referralUrlId,
  };
  const contacts = config.partners.contactsOf(partner);
  const { fees, monthlyCents } = feesFor(partner, market, { config, flags });
  const { from: _from, ...terms } = termsInForce(market, clock.today(market));
  return {
    locale: visitor.locale,
    market,
    isMarketGuessed: subject === undefined && visitor.isMarketGuessed,
    ...(config.partners.marketsOf(partner).length === 1 ? { isMarketFixed: true as const } : {}),
    currency: subject === undefined ? visitor.currency : MARKETS[market].currency,
    portal: visitor.portal,
    release: config.release,
    brand: { ...config.partners.brandOf(partner), ...pageContacts(contacts, market) },
    flags: flags.of(partner),
    tracking: shown.support
      ? 'off'
      : trackingOf({ market, locale: visitor.locale, ...visitor.consent }),
    fees,
    monthlyFeeCents: monthlyCents,
    issued: issuedRanges(config),
    terms,
    builderDialog: config.partners.builderDialogOf(partner, visitor.medium),
    documents: documentLinks(contacts, market),
    locales: LOCALE_IDS,
    ...shown,
    signedIn: session !== undefined,
    ...(shown.notice === 'completed' &&
    session !== undefined &&
    portalRow(visitor.portal).asksToCheckAccount
      ? { asksToCheckAccount: true as const }
      : {}),
    emailAddress: session?.emailAddress,
    application,
    exitToken:
      shown.support || session === undefined
        ? undefined
        : newExitToken(clock.now(), { sessionToken: session.token, sealer }),
    serverNow: clock.now(),
    sessionEndsAt: shown.support ? undefined : session?.expiresAt, // a support view is not extended
    cardField: config.cardField,
    scripts: {
      places: `${config.places.scriptUrl}?key=${encodeURIComponent(config.places.key)}`,
      survey: shown.support ? undefined : config.surveyScriptUrl,
    },
  };
}
