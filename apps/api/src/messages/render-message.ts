import { formatDay } from '@signet/rulebook/core/format-date';
import { formatMessage } from '@signet/rulebook/core/format-message';
import type { EmailId, Requirement } from '@signet/rulebook/messages/choose-message';
import type { Locale } from '@signet/rulebook/reference/locales';
import { PORTALS } from '@signet/rulebook/reference/portals';
import { SLAS } from '@signet/rulebook/reference/slas';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { StatusPromise } from '../application/sla.ts';
import type { Config } from '../platform/config/config.ts';
import { originOfPortal } from '../platform/portal-hosts.ts';
import type { OutboxMessage, StoredApplication } from '../platform/store-types.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { templateVersion } from './template-version.ts';
import type { MessageTexts } from './texts.en-US.ts';

const OUTCOME_TEXTS = await textsByLocale<{ REQUIREMENT_TEXTS: Record<Requirement, string> }>(
  import.meta.resolve('@signet/rulebook/outcome-texts.en-US'),
);
const TEXTS = await textsByLocale<{ MESSAGE_TEXTS: MessageTexts }>(import.meta.resolve('./texts.en-US.ts'));

/** Typed text made safe for one line of a mail: no line breaks, no bidirectional controls, capped. docs/readings.md 109. */
export const toSingleLine = (text: string): string =>
  text
    .replace(/[\p{C}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 64);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What the status says of the days ahead; a day that has passed is not told. docs/decisions/0030. */
function nextOf({ id, sla, by }: StatusPromise, { next }: MessageTexts, locale: Locale): string | undefined {
  const words = next[id];
  if (words === undefined || (sla === undefined && words.told.includes('{from}'))) return undefined;
  if (sla === undefined) return words.told;
  const { from, to } = SLAS[sla];
  return by === undefined
    ? (words.late ?? formatMessage(words.told, { from, to }, locale))
    : formatMessage(words.told, { day: formatDay(by.to, locale), from, to }, locale);
}

/** The e-mail about an application in its applicant's language, in both parts; its link names our configured host only, and leads to the application where no other `path` is named; `need` is what is still missing, `told` the status that it speaks of. docs/readings.md 109. */
export function renderMessage(
  id: EmailId,
  application: StoredApplication,
  config: Pick<Config, 'publicUrl' | 'cookieHost'>,
  { path, need, told }: { path?: string; need?: Requirement; told?: StatusPromise } = {},
): OutboxMessage {
  const { answers, locale, portal } = application;
  const texts = TEXTS[locale].MESSAGE_TEXTS;
  const { greeting, closing, messages } = texts;
  const { subject, lines, link } = messages[id];
  const name = toSingleLine(answers['applicant.name.firstName'] ?? '');
  const values = { name, business: toSingleLine(displayNameOf(answers)), brand: PORTALS[portal].brand.name };
  const href = `${originOfPortal(portal, config)}${path ?? `/?applicationId=${application.id}`}`;
  const named: Readonly<Record<string, string | undefined>> = {
    '{need}': need && OUTCOME_TEXTS[locale].REQUIREMENT_TEXTS[need],
    '{next}': told && nextOf(told, texts, locale),
  };
  const said = lines.map((line) => (line in named ? named[line] : line)).filter((line) => line !== undefined);
  const written = [greeting, ...said].map((line) => formatMessage(line, values, locale));
  const end = formatMessage(closing, values, locale);
  const paragraphs = written.map((line) => `<p>${escaped(line)}</p>`).join('\n');
  return {
    channel: 'email',
    template: id,
    templateVersion: templateVersion([messages[id], greeting, closing, texts.link, texts.next]),
    to: answers['applicant.email.emailAddress'] ?? '',
    subject: `${formatMessage(subject, values, locale)} – ${values.brand}`,
    text: `${written.join('\n\n')}\n\n${formatMessage(texts.link, { link }, locale)}\n${href}\n\n${end}\n`,
    html: `<!doctype html>
<html lang="${locale}"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff">
<div style="max-width:32rem">
${paragraphs}
<p><a href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1c1c1c;color:#fff;text-decoration:none">${escaped(link)}</a></p>
<p>${escaped(end)}</p>
</div></body></html>`,
  };
}
