import { referralPrefix } from '@signet/rulebook/routes';
import type { Config } from '../platform/config/config.ts';
import type { PlainPage } from '../platform/http/plain-page.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { companyLines, footerDocuments } from './company-lines.ts';
import { helpHtml } from './help-line.ts';
import type { MessageTexts } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ MESSAGE_TEXTS: MessageTexts }>(
  import.meta.resolve('./texts.en-US.ts'),
);

type Visitor = Pick<RequestContext, 'locale' | 'portal' | 'market'> & { referralUrlId?: string };
type Parts = 'locale' | 'brand' | 'look' | 'home' | 'help' | 'company' | 'documents';

export function plainPageParts(
  visitor: Visitor,
  { partners }: Pick<Config, 'partners'>,
): Pick<PlainPage, Parts> {
  const { locale } = visitor;
  const texts = TEXTS[locale].MESSAGE_TEXTS;
  const contacts = partners.contactsOf(visitor);
  return {
    locale,
    brand: partners.brandOf(visitor),
    look: partners.lookOf(visitor),
    home: `${referralPrefix(visitor.referralUrlId)}/`,
    help:
      // A page has no reply address.
      contacts.supportPhone || contacts.supportEmail ? helpHtml(contacts, texts.help, locale) : '',
    company: companyLines(contacts, visitor.market, texts),
    documents: footerDocuments(contacts, visitor, texts),
  };
}
