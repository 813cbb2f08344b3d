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

type MailConfig = Pick<Config, 'partners' | 'mail'>;

/** Each mail about a request has the same subject, so that an inbox keeps them together. */
function supportMail(
  application: StoredApplication,
  { partners, mail }: MailConfig,
  lines: readonly string[],
): OutboxMessage {
  const { portal, referralUrlId, answers, reference, id } = application;
  const email = answers['applicant.email.emailAddress'] ?? '';
  const business = toSingleLine(displayNameOf(answers));
  const all = [...lines, '', `Its story: npm run explain -- --application ${id}`];
  return {
    channel: 'email',
    template: 'reviewRequest',
    to: partners.contactsOf({ portal }).supportEmail ?? addressOf(mail.from),
    from: partners.brandOf({ portal, referralUrlId }).name,
    ...(email === '' ? {} : { replyTo: email }),
    subject: `Review again: ${business} (${reference})`,
    text: `${all.join('\n')}\n`,
    html: `<!doctype html><html lang="${FALLBACK_LOCALE}"><body style="font:16px/1.5 system-ui,sans-serif"><p>${all.map(escapeHtml).join('<br>').replaceAll('\n', '<br>')}</p></body></html>`,
  };
}

/** In English and without identifying numbers. */
export function reviewRequestMail(
  application: StoredApplication,
  config: MailConfig,
  { message, contact, day }: { message: string; contact: string; day: string },
): OutboxMessage {
  const { portal, referralUrlId, answers, reference, decision, reason } = application;
  const brand = config.partners.brandOf({ portal, referralUrlId });
  return supportMail(application, config, [
    `${toSingleLine(personNameOf(answers))} asks for another review of application ${reference}.`,
    `Business: ${toSingleLine(displayNameOf(answers))}`,
    `Portal: ${PORTALS[portal].brand.name}`,
    ...(brand.isPartners ? [`Partner: ${brand.name}`] : []),
    `Decision: ${decision}`,
    `Reason: ${staffReason(reason)?.message ?? 'none yet'}`,
    `Answer promised by: ${formatDay(day, FALLBACK_LOCALE)}`,
    `Email: ${answers['applicant.email.emailAddress'] ?? ''}`,
    ...(contact === '' ? [] : [`Other way to reach them: ${toSingleLine(contact, 100)}`]),
    '',
    'What they wrote:',
    written(message),
  ]);
}

/** What somebody adds to their request; the promised day stays. */
export const reviewAdditionMail = (
  application: StoredApplication,
  config: MailConfig,
  { message, day }: { message: string; day: string },
): OutboxMessage =>
  supportMail(application, config, [
    `${toSingleLine(personNameOf(application.answers))} adds to their request for another review of application ${application.reference}.`,
    `Answer promised by: ${formatDay(day, FALLBACK_LOCALE)}`,
    '',
    'What they added:',
    written(message),
  ]);
