import { formatMessage } from '@signet/rulebook/core/format-message';
import { localized } from '@signet/rulebook/core/localized';
import { telUri } from '@signet/rulebook/core/tel-uri';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { Contacts } from '@signet/rulebook/reference/portals';
import { SLAS } from '@signet/rulebook/reference/slas';
import { escapeHtml } from '../platform/http/escape-html.ts';
import type { MessageTexts } from './texts.en-US.ts';

type Values = { supportPhone?: string; supportEmail?: string };

function helpLine(
  { supportPhone, supportEmail, supportHours }: Contacts,
  help: MessageTexts['help'],
  locale: Locale,
  shown: Values,
): string {
  const id =
    supportPhone && supportEmail
      ? 'both'
      : supportPhone
        ? 'phone'
        : supportEmail
          ? 'email'
          : 'none';
  const hours =
    supportPhone &&
    supportHours &&
    formatMessage(help.hours, { supportHours: localized(supportHours, locale) }, locale);
  return [
    formatMessage(help[id], { ...shown, hours: SLAS.email.to }, locale),
    ...(hours ? [hours] : []),
  ].join(' ');
}

export const helpText = (contacts: Contacts, help: MessageTexts['help'], locale: Locale): string =>
  helpLine(contacts, help, locale, {
    supportPhone: contacts.supportPhone,
    supportEmail: contacts.supportEmail,
  });

/** Mails need inline styles; pages use a style sheet, because their CSP forbids inline ones. */
export const linkHtml = (href: string, text: string, colour: string | undefined): string =>
  `<a class="link" href="${escapeHtml(href)}"${colour === undefined ? '' : ` style="color:${colour};white-space:nowrap"`}>${escapeHtml(text)}</a>`;

export function helpHtml(
  contacts: Contacts,
  help: MessageTexts['help'],
  locale: Locale,
  colour?: string,
): string {
  const { supportPhone, supportEmail } = contacts;
  return helpLine(contacts, help, locale, {
    supportPhone: supportPhone && linkHtml(telUri(supportPhone), supportPhone, colour),
    supportEmail: supportEmail && linkHtml(`mailto:${supportEmail}`, supportEmail, colour),
  });
}
