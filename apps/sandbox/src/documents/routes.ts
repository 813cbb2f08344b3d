import { keysOf } from '@signet/rulebook/core/keys-of';
import { localized } from '@signet/rulebook/core/localized';
import {
  formatFee,
  SAMPLE_FEES,
  SAMPLE_MONTHLY_CENTS,
  visibleFees,
} from '@signet/rulebook/reference/fees';
import {
  FALLBACK_LOCALE,
  LANGUAGES,
  type Language,
  type Locale,
  localeOfLanguage,
  MARKETS,
  type Market,
} from '@signet/rulebook/reference/locales';
import type { FastifyInstance } from 'fastify';
import { htmlPage } from '../html-page.ts';
import { SAMPLE_TEXTS, type SampleText } from './sample-texts.ts';

const DOCUMENTS = ['agreement', 'fees', 'records', 'help'] as const;

const localeFor = (language: Language, market: Market): Locale =>
  localeOfLanguage(language, market) ?? FALLBACK_LOCALE;

const partsOf = ({ inShort = [], parts }: SampleText): string =>
  [
    ...(inShort.length > 0
      ? [`<ul>${inShort.map((line) => `<li>${line}</li>`).join('')}</ul>`]
      : []),
    ...parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`),
  ].join('');

function feeTable(market: Market, language: Language): string {
  const { words } = localized(SAMPLE_TEXTS, language);
  const locale = localeFor(language, market);
  const rows = visibleFees(SAMPLE_FEES[market]).map(
    (fee) =>
      `<tr><th scope="row" align="left">${words.fees[fee.id]}</th><td align="right">${formatFee(fee, locale, MARKETS[market].currency)}</td></tr>`,
  );
  const monthly = SAMPLE_MONTHLY_CENTS === 0 ? `<p>${words.monthly}</p>` : '';
  return `<table width="100%"><thead><tr><th scope="col" align="left">${words.what}</th><th scope="col" align="right">${words.cost}</th></tr></thead><tbody>${rows.join('')}</tbody></table><p>${words.taken}</p>${monthly}`;
}

export function registerDocuments(app: FastifyInstance): void {
  app.get<{ Params: Record<'document' | 'market' | 'language', string> }>(
    '/documents/:document/:market/:language',
    async ({ params }, reply) => {
      const document = DOCUMENTS.find((one) => one === params.document);
      const language = LANGUAGES.find((one) => one === params.language);
      const market = keysOf(MARKETS).find((one) => one === params.market);
      if (document === undefined || language === undefined || market === undefined)
        return reply.code(404).send();
      const text = localized(SAMPLE_TEXTS, language)[document];
      const lang = localeFor(language, market);
      const body = `<h1>${text.title}</h1><p class="soft">${text.note}</p>${partsOf(text)}${document === 'fees' ? feeTable(market, language) : ''}`;
      return reply.type('text/html').send(htmlPage({ lang, title: text.title, body }));
    },
  );
}
