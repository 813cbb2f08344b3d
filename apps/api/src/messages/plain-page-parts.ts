import type { Config } from '../platform/config/config.ts';
import type { PlainPage } from '../platform/http/plain-page.ts';
import type { RequestContext } from '../platform/http/read-request.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { companyLines, footerDocuments } from './company-lines.ts';
import { helpHtml } from './help-line.ts';
import type { MessageTexts } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ MESSAGE_TEXTS: MessageTexts }>(import.meta.resolve('./texts.en-US.ts'));

type Visitor = Pick<RequestContext, 'locale' | 'portal' | 'market'>;

/** What every page without the portal says beside its own words: how we are reached, who we are, and our documents. */
export function plainPageParts(visitor: Visitor, config: Pick<Config, 'partners'>): Pick<PlainPage, 'help' | 'company' | 'documents'> {
  const { locale, portal } = visitor;
  const texts = TEXTS[locale].MESSAGE_TEXTS;
  const contacts = config.partners.contactsOf({ portal });
  return {
    help: contacts.supportPhone || contacts.supportEmail ? helpHtml(contacts, texts.help, locale) : '', // nobody answers to a page
    company: companyLines(contacts, texts),
    documents: footerDocuments(contacts, visitor, texts),
  };
}
