import { formatMessage } from '@signet/rulebook/core/format-message';
import { localized } from '@signet/rulebook/core/localized';
import type { Locale, Market } from '@signet/rulebook/reference/locales';
import { type Contacts, companyIn, documentLinks } from '@signet/rulebook/reference/portals';
import type { MessageTexts } from './texts.en-US.ts';

export function companyLines(
  contacts: Contacts,
  market: Market,
  texts: Pick<MessageTexts, 'provider'>,
): string[] {
  const { legalName, address, provider } = companyIn(contacts, market);
  const company = [legalName, address].filter((part) => part !== undefined).join(', ');
  return [
    ...(company === '' ? [] : [company]),
    ...(provider === undefined ? [] : [formatMessage(texts.provider, { provider })]),
  ];
}

const SHOWN = ['privacy', 'terms', 'fees', 'help'] as const;

export function footerDocuments(
  contacts: Contacts,
  { market, locale }: { market: Market; locale: Locale },
  texts: Pick<MessageTexts, 'documents'>,
) {
  const documents = documentLinks(contacts, market);
  return SHOWN.flatMap((document) => {
    const url = documents[document];
    return url === undefined
      ? []
      : [{ label: texts.documents[document], href: localized(url, locale) }];
  });
}
