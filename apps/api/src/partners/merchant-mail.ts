import { localDay } from '@signet/rulebook/core/dates';
import { marketOfLocale } from '@signet/rulebook/partner-imports';
import { PREFILL_PARAMETER } from '@signet/rulebook/partners/prefills';
import { DEFAULT_PORTAL } from '@signet/rulebook/reference/portals';
import { pathTo } from '@signet/rulebook/routes';
import { readStartupValues } from '@signet/rulebook/startup-parameters';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';
import { stopInvitationPath } from '../messages/stop-reminders.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import { MAIL_LOCALE_PARAMETER } from '../platform/http/request-context.ts';
import type { Invitation } from './import-store.ts';

type Mailing = {
  mail: 'invite' | 'remind';
  partnerId: string;
  place: { importId: string; line: number };
  invitation: Invitation;
};

/** The link fills in the application in the merchant’s language and country. docs/decisions/0303. */
export function merchantMail(
  { mail, partnerId, place, invitation }: Mailing,
  { config, clock, sealer }: Pick<Deps, 'config' | 'clock' | 'sealer'>,
): OutboxMessage {
  const { locale, referralUrlId, values, prefillId, expiresAt } = invitation;
  const market = marketOfLocale(locale);
  const portal = config.partners.referralsOf(partnerId)?.portal ?? DEFAULT_PORTAL;
  const context = { market, today: clock.today(market), issued: issuedRanges(config) };
  const { answers } = readStartupValues(`?${new URLSearchParams({ ...values })}`, context);
  const query = new URLSearchParams({
    [PREFILL_PARAMETER]: prefillId,
    market,
    [MAIL_LOCALE_PARAMETER]: locale,
  });
  const merchant = { answers, portal, market, locale, referralUrlId };
  return renderMessage(
    mail === 'invite' ? 'merchantInvited' : 'merchantReminded',
    merchant,
    config,
    {
      path: `${pathTo('get-started', { referralUrlId })}?${query}`,
      stopPath: stopInvitationPath(place, sealer),
      until: localDay(market, expiresAt),
    },
  );
}
