import { formatDay } from '@signet/rulebook/core/format-date';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import { PORTALS } from '@signet/rulebook/reference/portals';
import { displayNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import type { StoredApplication } from '../application/stored-application.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { toSingleLine } from '../messages/single-line.ts';
import type { Config } from '../platform/config/config.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { staffReason } from './view.ts';

/** Keeps line breaks and removes invisible characters. */
const written = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]+/gu, ' ')
    .trim();

/** Extracts the address from `Applications <applications@localhost>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** In English and without identifying numbers. */
export function reviewRequestMail(
  application: StoredApplication,
  { partners, mail }: Pick<Config, 'partners' | 'mail'>,
  { message, contact, day }: { message: string; contact: string; day: string },
): OutboxMessage {
  const { portal, referralUrlId, answers, reference, decision, reason, id } = application;
  const brand = partners.brandOf({ portal, referralUrlId });
  const email = answers['applicant.email.emailAddress'] ?? '';
  const business = toSingleLine(displayNameOf(answers));
  const lines = [
    `${toSingleLine(personNameOf(answers))} asks for another review of application ${reference}.`,
    `Business: ${business}`,
    `Portal: ${PORTALS[portal].brand.name}`,
    ...(brand.isPartners ? [`Partner: ${brand.name}`] : []),
    `Decision: ${decision}`,
    `Reason: ${staffReason(reason)?.message ?? 'none yet'}`,
    `Answer promised by: ${formatDay(day, FALLBACK_LOCALE)}`,
    `Email: ${email}`,
    ...(contact === '' ? [] : [`Other way to reach them: ${toSingleLine(contact, 100)}`]),
    '',
    'What they wrote:',
    written(message),
    '',
    `Its story: npm run explain -- --application ${id}`,
  ];
  return {
    channel: 'email',
    template: 'reviewRequest',
    to: partners.contactsOf({ portal }).supportEmail ?? addressOf(mail.from),
    from: brand.name,
    ...(email === '' ? {} : { replyTo: email }),
    subject: `Review again: ${business} (${reference})`,
    text: `${lines.join('\n')}\n`,
    html: `<!doctype html><html lang="${FALLBACK_LOCALE}"><body style="font:16px/1.5 system-ui,sans-serif"><p>${lines.map(escapeHtml).join('<br>').replaceAll('\n', '<br>')}</p></body></html>`,
  };
}
