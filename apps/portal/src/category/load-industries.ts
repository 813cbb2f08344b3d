import { type DescribedIndustry, describeIndustries } from '@signet/industries/describe-industries';
import { type LanguageWords, parseWords } from '@signet/industries/parse-words';
import {
  FALLBACK_LOCALE,
  isLocale,
  type Language,
  languageOf,
} from '@signet/rulebook/reference/locales';
import { usePortal } from '../platform/application.tsx';
import { showError } from '../platform/feedback/show-error.ts';
import { useLoaded } from '../platform/use-loaded.ts';

/**
 * One file of words per language, because a reader needs only one. A language without a file falls
 * back to English.
 */
const WORDS = import.meta.glob<string>('../../../../packages/industries/src/words/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});
const OWN_WORDS = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../packages/industries/src/words/*.txt', {
      query: '?raw',
      import: 'default',
    })
  : {};
const addressOf = (language: string): string | undefined =>
  WORDS[`../../../../packages/industries/src/words/${language}.txt`];

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
 * Loaded once. The first language is the reader's and must load; the others only widen the search
 * and may fail.
 */
export function loadIndustries(
  languages: readonly Language[],
): Promise<readonly DescribedIndustry[]> {
  const key = languages.join();
  const load = loads.get(key) ?? readIndustries(languages);
  loads.set(key, load);
  return load;
}

/** A failed preload is forgotten, so that the screen that needs it retries. */
export function preloadIndustries(
  languages: readonly Language[],
): Promise<readonly DescribedIndustry[] | undefined> {
  return loadIndustries(languages).catch(() => {
    loads.delete(languages.join());
    return undefined;
  });
}

async function readIndustries(
  languages: readonly Language[],
): Promise<readonly DescribedIndustry[]> {
  const [own, ...others] = languages.map(async (language) => [
    [language, await loadWords(language)] as const,
  ]);
  const words = await Promise.all([own, ...others.map((other) => other.catch(() => []))]);
  const industries = describeIndustries(Object.fromEntries(words.flatMap((found) => found ?? [])));
  loaded.set(languages.join(), industries);
  return industries;
}

const industriesIfLoaded = (
  languages: readonly Language[],
): readonly DescribedIndustry[] | undefined => loaded.get(languages.join());

/** Industries in the page's language and any others named; suspends until they are loaded. */
export function useIndustries(others: readonly Language[] = []): readonly DescribedIndustry[] {
  const languages = [...new Set([languageOf(usePortal().boot.locale), ...others])];
  const found = useLoaded(
    `industries ${languages.join()}`,
    () => industriesIfLoaded(languages),
    () => withFailureShown(loadIndustries(languages)),
  );
  if (found === undefined) throw new Error('the industries were not found'); // the wait before has failed
  return found;
}

/**
 * Shows a toast and leaves the page usable. The failed promise stays cached, because a retry would
 * re-render forever.
 */
function withFailureShown<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  load.catch(() => showError({ code: 'categories.failed' }));
  return load;
}

export async function preloadShownIndustries(): Promise<readonly DescribedIndustry[] | undefined> {
  const locale = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLocale(locale) ? preloadIndustries([languageOf(locale)]) : undefined;
}
