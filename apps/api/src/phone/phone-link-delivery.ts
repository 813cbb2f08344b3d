import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { pathTo, type RouteId } from '@signet/rulebook/routes';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { toSingleLine } from '../messages/single-line.ts';
import type { PHONE_LINK_MESSAGE_TEXTS } from '../messages/texts.en-US.ts';
import type { Config } from '../platform/config/config.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { originOfPortal } from '../platform/portal-hosts.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { lookUpLineType } from './phone-eligibility.ts';
import { newLinkId } from './phone-link-store.ts';
import { reserveText } from './reserve-text.ts';

const TEXTS = await textsByLocale<{ PHONE_LINK_MESSAGE_TEXTS: typeof PHONE_LINK_MESSAGE_TEXTS }>(
  import.meta.resolve('../messages/texts.en-US.ts'),
);

/** A URL on the application's portal, chosen by the server alone. docs/readings.md 2. */
export function urlOnPortal(
  route: RouteId,
  { id, portal, referralUrlId }: StoredApplication,
  config: Config,
  query = {},
): string {
  const url = new URL(pathTo(route, { id, referralUrlId }), originOfPortal(portal, config));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
}

/** Keeps the text within one SMS segment. */
const businessMaxChars = 30;

function textOf(application: StoredApplication, config: Config, fingerprint: string): string {
  const { portal, referralUrlId, locale, answers } = application;
  return formatMessage(
    TEXTS[locale].PHONE_LINK_MESSAGE_TEXTS.text,
    {
      brand: config.partners.brandOf({ portal, referralUrlId }).name,
      business: toSingleLine(displayNameOf(answers), businessMaxChars),
      url: urlOnPortal('phone-auth-verify', application, config, { vfp: fingerprint }),
      minutes: PHONE_LIMITS.phoneLinkLifeMs / 60_000,
    },
    locale,
  );
}

/**
 * Links and codes share one send limit; a send that certainly failed is returned to it. Throws
 * AppError. docs/readings.md 65.
 */
export async function deliverPhoneLink(
  deps: Deps,
  application: StoredApplication,
  { ip, once }: { ip: string; once?: IdempotentCall },
): Promise<void> {
  const { store, providers, config } = deps;
  const { id } = application;
  const phone = application.answers[APPLICANT_PHONE_PATH] ?? '';
  if ((await lookUpLineType(deps, { userId: application.userId, phone })) === 'virtual')
    throw fieldAppError('phone.unsupportedLineType', APPLICANT_PHONE_PATH);
  const { reservedAt } = await reserveText(deps, 'link', { id, phone, ip });
  const giveBack = () => store.phoneCodes.sendFailed({ id, phone, reservedAt });
  const link = newLinkId();
  const target = urlOnPortal('phone-auth-confirmation', application, config, { link });
  const { fingerprint } = await providers.links
    .begin({ session: link, phone, target, ip })
    .catch(async (error: unknown) => {
      // Nothing was texted; the failed link is stored for its page to show.
      await store.phoneLinks.add({ id, phone, link, token: link });
      await store.phoneLinks.failed({
        id,
        link,
        reason: 'notSent',
        actor: error instanceof ProviderDown ? error.vendor : 'system',
      });
      await giveBack();
      throw error instanceof ProviderDown ? new AppError('otp.notSent') : error;
    });
  await store.phoneLinks.add({ id, phone, link, token: fingerprint });
  await providers.texts
    .send({ to: phone, text: textOf(application, config, fingerprint) })
    .catch(async (error: unknown) => {
      // A send that timed out may have reached the phone, so its link stays pending.
      if (error instanceof ProviderDown && error.didNothing) {
        await store.phoneLinks.failed({ id, link, reason: 'notSent', actor: error.vendor });
        await giveBack();
      }
      throw error instanceof ProviderDown ? new AppError('otp.notSent') : error;
    });
  await store.phoneLinks.sent({ id, link, once });
}
