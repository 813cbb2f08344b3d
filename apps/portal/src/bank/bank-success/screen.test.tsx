import { BANK_FAILURES } from '@signet/rulebook/bank/bank-link';
import { formatDay } from '@signet/rulebook/core/format-date';
import { LIMITS } from '@signet/rulebook/core/limits';
import { LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { bootAt, id, sent } from '@signet/testing/sample-boot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstPageTexts } from '../../first-page-texts.ts';
import { PortalProvider } from '../../platform/application.tsx';
import { loadNeededTexts } from '../../platform/texts/load-texts.ts';
import { TextProvider } from '../../platform/texts/text-provider.tsx';
import { Screen as ChooseBank } from '../bank/screen.tsx';
import { Screen } from './screen.tsx';

type Bank = NonNullable<typeof sent.bank>;
type Status = Partial<typeof sent.status>;

const BY = { from: '2026-11-25', to: '2026-11-26' };

async function draw(
  locale: Locale,
  bank: Partial<Bank>,
  status: Status = {},
  Drawn = Screen,
): Promise<string> {
  await loadNeededTexts(locale);
  const account: Bank = {
    kind: 'manual',
    status: 'PENDING',
    last4: '7777',
    accountType: 'CHECKING',
    ...bank,
  };
  const view = {
    ...sent,
    status: { ...sent.status, ...status },
    openPages: ['bank', 'bank-success'],
    bank: account,
  } as typeof sent; // ids
  const html = renderToStaticMarkup(
    <PortalProvider boot={bootAt(`/${id}/bank/success`, locale, view)}>
      <TextProvider texts={firstPageTexts(locale)}>
        <Drawn />
      </TextProvider>
    </PortalProvider>,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
  return html;
}

const CHEQUE: Record<Locale, RegExp> = {
  'en-US': /voided check/,
  'en-CA': /void cheque/,
  'fr-CA': /chèque annulé/,
};
const NOTHING_TO_DO: Record<Locale, RegExp> = {
  'en-US': /There’s nothing you need to do now/,
  'en-CA': /There’s nothing you need to do now/,
  'fr-CA': /Vous n’avez rien à faire pour le moment/,
};

test.each(LOCALE_IDS)(
  'in %s a void cheque that was sent is with us, a person looks, and we write by a day',
  async (locale) => {
    const html = await draw(
      locale,
      { review: 'open', hasVoidCheck: true },
      { id: 'bankInReview', by: BY },
    );
    expect(/<h1.*?<\/h1>/.exec(html)?.[0]).toMatch(CHEQUE[locale]);
    expect(html).toContain(formatDay(BY.to, locale));
    expect(html).toMatch(NOTHING_TO_DO[locale]);
  },
);

test('says that it takes longer than usual once the day has passed, and names no other day', async () => {
  const html = await draw(
    'en-US',
    { review: 'open', hasVoidCheck: true },
    { id: 'bankInReview', by: undefined },
  );
  expect(html).toContain('longer than usual');
  expect(html).not.toContain('November');
});

test('says how long a review takes when the application also waits for something else', async () => {
  const [from, to] = LIMITS.reviewBusinessDays;
  const html = await draw(
    'en-US',
    { review: 'open', hasVoidCheck: true },
    { id: 'approvedPending', by: BY },
  );
  expect(html).toContain(`It takes ${from} to ${to} business days`);
  expect(html).not.toContain('November');
});

test.each(LOCALE_IDS)(
  'in %s an account in another name says that it is the name',
  async (locale) => {
    const html = await draw(locale, { review: 'open' }, { id: 'bankInReview', by: BY });
    expect(html).toMatch(
      /The name on it isn’t one from your application|Le nom du titulaire ne figure pas dans votre demande/,
    );
    expect(html).not.toMatch(CHEQUE[locale]);
  },
);

test.each(LOCALE_IDS)(
  'in %s a cheque that was refused is told as that, with another account as the way on',
  async (locale) => {
    const html = await draw(locale, { status: 'FAILED', review: 'refused', hasVoidCheck: true });
    expect(html).toMatch(CHEQUE[locale]);
    expect(html).toMatch(/Link another account|Lier un autre compte/);
    expect(html).not.toMatch(NOTHING_TO_DO[locale]);
  },
);

test('links from a new account’s page to the reason of the refused one', async () => {
  const html = await draw('en-US', { status: 'FAILED', review: 'refused' }, {}, ChooseBank);
  expect(html).toContain('We couldn’t confirm the account ending in 7777');
  expect(html).toContain(`href="/${id}/bank/success"`);
});

test.each(BANK_FAILURES)(
  'where a new account is linked, one that ended with %s says why, in every language',
  async (failure) => {
    for (const locale of LOCALE_IDS)
      expect(await draw(locale, { status: 'FAILED', failure }, {}, ChooseBank)).toMatch(
        /Your bank|Votre banque/,
      );
  },
);
