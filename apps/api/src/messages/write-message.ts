import { tradeNameOf } from '@signet/rulebook/entities/sent';
import { BRANDS } from '@signet/rulebook/reference/brands';
import type { Locale } from '@signet/rulebook/reference/markets';
import { fill } from '@signet/rulebook/words';
import type { Config } from '../config.ts';
import type { Message, StoredApplication } from '../store/store.ts';
import { originOfPortal } from '../visitor.ts';
import { MESSAGE_TEXTS as EN_CA } from './texts.en-CA.ts';
import { MESSAGE_TEXTS as EN_US, type MessageId, type MessageTexts, type Need } from './texts.en-US.ts';
import { MESSAGE_TEXTS as FR_CA } from './texts.fr-CA.ts';

const TEXTS: Record<Locale, MessageTexts> = { 'en-US': EN_US, 'en-CA': EN_CA, 'fr-CA': FR_CA };

/** What somebody typed, fit for one line of a mail: no line breaks, no marks that turn the writing round, not long. Trust case 50. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{C}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 64);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The e-mail about an application in its applicant's language, in both parts; its link names our configured host only, and leads to the application where no other `path` is named; `need` is what is still missing. decisions.md, section 9. */
export function writeMessage(
  id: MessageId,
  application: StoredApplication,
  config: Pick<Config, 'publicUrl' | 'cookieHost'>,
  { path, need }: { path?: string; need?: Need } = {},
): Message {
  const { answers, locale, portal } = application;
  const { greeting, closing, messages, needs } = TEXTS[locale];
  const { subject, lines, link } = messages[id];
  const name = oneLine(answers['applicant.name.firstName'] ?? '');
  const values = { name, business: oneLine(tradeNameOf(answers)), brand: BRANDS[portal].name };
  const href = `${originOfPortal(portal, config)}${path ?? `/?applicationId=${application.id}`}`;
  const said = lines.flatMap((line) => (line !== '{need}' ? [line] : need === undefined ? [] : [needs[need]]));
  const told = [greeting, ...said].map((line) => fill(line, values, locale));
  const end = fill(closing, values, locale);
  const paragraphs = told.map((line) => `<p>${escaped(line)}</p>`).join('\n');
  return {
    channel: 'email',
    template: id,
    to: answers['applicant.email.emailAddress'] ?? '',
    subject: `${fill(subject, values, locale)} – ${values.brand}`,
    text: `${told.join('\n\n')}\n\n${link}:\n${href}\n\n${end}\n`,
    html: `<!doctype html>
<html lang="${locale}"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff">
<div style="max-width:32rem">
${paragraphs}
<p><a href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1c1c1c;color:#fff;text-decoration:none">${escaped(link)}</a></p>
<p>${escaped(end)}</p>
</div></body></html>`,
  };
}
