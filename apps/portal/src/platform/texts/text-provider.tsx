import { formatMessage } from '@signet/rulebook/core/format-message';
import type { Locale } from '@signet/rulebook/reference/locales';
import { createContext, type ReactNode, use } from 'react';
import { usePortal } from '../application.tsx';
import { useLoaded } from '../use-loaded.ts';
import { loadedTexts, loadTextsOf, needTexts } from './load-texts.ts';
import type { TEXTS as SHELL } from './texts.en-US.ts';

export type PageTexts = {
  readonly 'platform/texts': typeof SHELL;
  readonly [folder: string]: unknown;
};

const PageTextsContext = createContext<PageTexts | undefined>(undefined);

export function TextProvider({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  return <PageTextsContext value={texts}>{children}</PageTextsContext>;
}

function usePageTexts(): PageTexts {
  const texts = use(PageTextsContext);
  if (texts === undefined) throw new Error('texts stand inside TextProvider');
  return texts;
}

export const useShellTexts = (): typeof SHELL => usePageTexts()['platform/texts'];

export const pageTextsOf =
  <Texts,>(folder: string) =>
  (): Texts =>
    usePageTexts()[folder] as Texts; // typed by the folder's English file

/**
 * Call it at module load, so that loading the module loads its texts; suspends for a language other
 * than the page's.
 */
export function textsOf<Texts>(folder: string): (other?: Locale) => Texts {
  needTexts(folder);
  return function useFolderTexts(other) {
    const { locale } = usePortal().boot;
    const wanted = other ?? locale;
    return useLoaded(
      `texts ${wanted} ${folder}`,
      () => loadedTexts(folder, wanted),
      () => loadTextsOf([folder], wanted),
    ) as Texts; // typed by the folder's English file
  };
}

export function useFormatMessage(): (
  text: string,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const { locale, brand } = usePortal().boot;
  return (text, values) => formatMessage(text, { brand: brand.name, ...values }, locale);
}
