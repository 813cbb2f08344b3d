import type { Boot } from '@signet/rulebook/boot';
import type { Locale } from '@signet/rulebook/reference/locales';
import { PORTALS } from '@signet/rulebook/reference/portals';
import { bootAt } from '@signet/testing/sample-boot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstPageTexts } from '../first-page-texts.ts';
import { PortalProvider } from '../platform/application.tsx';
import { TextProvider } from '../platform/texts/text-provider.tsx';
import { LegalFooter } from './legal-footer.tsx';

function linksOf(
  locale: Locale,
  { brand, documents }: Pick<Boot, 'brand' | 'documents'>,
): Record<string, string> {
  const html = renderToStaticMarkup(
    <PortalProvider boot={{ ...bootAt('/', locale), brand, documents }}>
      <TextProvider texts={firstPageTexts(locale)}>
        <LegalFooter />
      </TextProvider>
    </PortalProvider>,
  );
  return Object.fromEntries(
    [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href = '', said = '']) => [
      said,
      href,
    ]),
  );
}

const ours = {
  en: 'https://provider.example/privacy',
  fr: 'https://provider.example/confidentialite',
};
const theirs = {
  en: 'https://ledger.example/privacy',
  fr: 'https://ledger.example/confidentialite',
};
const brand = { ...PORTALS.POYNT.brand, name: 'Ledger' };

test.each([
  ['en-US', { Privacy: ours.en, 'Privacy (Ledger)': theirs.en, X: 'https://x.com/ledger' }],
  [
    'fr-CA',
    { Confidentialité: ours.fr, 'Confidentialité (Ledger)': theirs.fr, X: 'https://x.com/ledger' },
  ],
] as const)(
  'in %s the provider’s notice stands first and the partner’s beside it, under its name',
  (locale, links) =>
    expect(
      linksOf(locale, {
        brand: { ...brand, partnerPrivacyUrl: theirs, socialUrls: { X: 'https://x.com/ledger' } },
        documents: { privacy: ours },
      }),
    ).toEqual(links),
);

test('shows no links when none are configured', () =>
  expect(linksOf('en-US', { brand, documents: {} })).toEqual({}));
