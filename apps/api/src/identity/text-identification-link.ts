import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { openInquiry } from '@signet/rulebook/identity/inquiry';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import { stepConflict } from '../application/facts.ts';
import { loadView } from '../application/load-view.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Handler } from '../handler.ts';
import { toSingleLine } from '../messages/single-line.ts';
import type { PHONE_LINK_MESSAGE_TEXTS } from '../messages/texts.en-US.ts';
import { reserveText } from '../phone/reserve-text.ts';
import type { Config } from '../platform/config/config.ts';
import { AppError } from '../platform/http/problem.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { actorOf } from '../session/session-cookies.ts';
import { asTokenFailure } from './inquiry-session.ts';
import { inquiryTimeoutSignal } from './jobs.ts';
import { vendorOfInquiry } from './vendors.ts';

const TEXTS = await textsByLocale<{ PHONE_LINK_MESSAGE_TEXTS: typeof PHONE_LINK_MESSAGE_TEXTS }>(
  import.meta.resolve('../messages/texts.en-US.ts'),
);

/** The vendor's URL is long, so the business name must be short. */
const businessMaxChars = 30;

function textOf(
  { portal, referralUrlId, locale, answers }: StoredApplication,
  { partners }: Pick<Config, 'partners'>,
  url: string,
): string {
  const { photoId } = TEXTS[locale].PHONE_LINK_MESSAGE_TEXTS;
  const business = toSingleLine(displayNameOf(answers), businessMaxChars);
  return formatMessage(
    photoId,
    {
      brand: partners.brandOf({ portal, referralUrlId }).name,
      business,
      url,
      minutes: IDENTITY_LIMITS.phoneHandOffLifeMs / 60_000,
    },
    locale,
  );
}

/**
 * Requires a verified phone, because the link opens a page for ID photos. Shares the send limit
 * with codes. docs/decisions/0074.
 */
export const textIdentificationLink: Handler<'textIdentificationLink'> = async ({
  deps,
  application,
  session,
  visitor,
  once,
}) => {
  const { store, providers, clock } = deps;
  const { id, answers, phoneProven, inquiries } = application;
  const phone = answers[APPLICANT_PHONE_PATH];
  if (!phoneProven || phone === undefined) throw new AppError('inquiry.phoneUnproven');
  const open = openInquiry(inquiries, 'identification');
  if (open === undefined) throw stepConflict(application);
  const { reservedAt } = await reserveText(deps, 'photoId', { id, phone, ip: visitor.ip });
  const validUntil = clock.now() + IDENTITY_LIMITS.phoneHandOffLifeMs;
  const { phoneLink } = await vendorOfInquiry(providers.identity, open)
    .inquiries.handOff(open.id, inquiryTimeoutSignal())
    .catch(async (error: unknown) => {
      await store.phoneCodes.sendFailed({ id, phone, reservedAt });
      throw asTokenFailure(error);
    });
  const message = {
    channel: 'sms',
    template: 'photoIdLink',
    to: phone,
    text: textOf(application, deps.config, phoneLink),
    validUntil,
  } as const;
  await store.inquiries.linkTexted({
    id,
    mode: 'identification',
    message,
    actor: actorOf(session),
    once,
  });
  return { application: await loadView(id, { deps, session, visitor }) };
};
