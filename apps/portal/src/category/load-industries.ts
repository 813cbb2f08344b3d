import { type DescribedIndustry, describeIndustries } from '@signet/industries/describe-industries';
import { type LanguageWords, parseWords } from '@signet/industries/parse-words';
import { FALLBACK_LOCALE, isLocale, type Language, languageOf } from '@signet/rulebook/reference/locales';
import { use } from 'react';
import { usePortal } from '../platform/application.tsx';
import { showError } from '../platform/feedback/show-error.ts';

/** Where the words of each language lie: one file of data each, because a reader needs one of them. A language without any reads English. */
const WORDS = import.meta.glob<string>('../../../../packages/industries/src/words/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Only in the server's build, which reads them from its own files. */
const OWN_WORDS = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../packages/industries/src/words/*.txt', { query: '?raw', import: 'default' })
  : {};
const addressOf = (language: string): string | undefined => WORDS[`../../../../packages/industries/src/words/${language}.txt`];

async function loadWords(language: Language): Promise<LanguageWords> {
  const own = OWN_WORDS[`../../../../packages/industries/src/words/${language}.txt`];
  if (own !== undefined) return parseWords(await own());
  const response = await fetch(addressOf(language) ?? addressOf(languageOf(FALLBACK_LOCALE)) ?? '');
  if (!response.ok) throw new Error(`the words of ${language} were not found`);
  return parseWords(await response.text());
}

const loads = new Map<string, Promise<readonly DescribedIndustry[]>>();
const loaded = new Map<string, readonly DescribedIndustry[]>();

/**
 * The industries with their words in these languages, loaded once. The first one is the reader's; the others only help to understand what is
 * typed, so the industries come without those that fail.
 */
export function loadIndustries(languages: readonly Language[]): Promise<readonly DescribedIndustry[]> {
  const key = languages.join();
  const load = loads.get(key) ?? readIndustries(languages);
  loads.set(key, load);
  return load;
}

/** Fetched before anybody needs it: what fails is asked for again where it is shown. */
export function preloadIndustries(languages: readonly Language[]): Promise<readonly DescribedIndustry[] | undefined> {
  return loadIndustries(languages).catch(() => {
    loads.delete(languages.join());
    return undefined;
  });
}

async function readIndustries(languages: readonly Language[]): Promise<readonly DescribedIndustry[]> {
  const [own, ...others] = languages.map(async (language) => [[language, await loadWords(language)] as const]);
  const words = await Promise.all([own, ...others.map((other) => other.catch(() => []))]);
  const industries = describeIndustries(Object.fromEntries(words.flatMap((found) => found ?? [])));
  loaded.set(languages.join(), industries);
  return industries;
}

/** The industries with their words in these languages, if they are loaded. */
const industriesIfLoaded = (languages: readonly Language[]): readonly DescribedIndustry[] | undefined => loaded.get(languages.join());

/** The industries in the page's language, and in others if they are named; the page waits for them. */
export function useIndustries(others: readonly Language[] = []): readonly DescribedIndustry[] {
  const languages = [...new Set([languageOf(usePortal().boot.locale), ...others])];
  return industriesIfLoaded(languages) ?? use(withFailureShown(loadIndustries(languages)));
}

/** A list that does not come leaves no page; the toast says which part of it is missing. It stays failed, or drawing would ask without end. */
function withFailureShown<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  load.catch(() => showError({ code: 'categories.failed' }));
  return load;
}

/** Fetches the industries in the document's language, which is the page's: whoever loads a screen that asks for one is about to show them. */
export async function preloadShownIndustries(): Promise<readonly DescribedIndustry[] | undefined> {
  const locale = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLocale(locale) ? preloadIndustries([languageOf(locale)]) : undefined;
}
