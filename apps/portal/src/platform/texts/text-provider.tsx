import { formatMessage } from '@signet/rulebook/core/format-message';
import type { Locale } from '@signet/rulebook/reference/locales';
import { createContext, type ReactNode, use } from 'react';
import { usePortal } from '../application.tsx';
import { textsLoadedWith } from './lent-texts.ts';
import { loadedTexts, loadRoomTexts, needTexts } from './load-texts.ts';
import type { TEXTS as SHELL } from './texts.en-US.ts';

/** The texts that travel inside every page, by their folders. */
export type PageTexts = { readonly 'platform/texts': typeof SHELL; readonly [folder: string]: unknown };

const PageTextsContext = createContext<PageTexts | undefined>(undefined);

/** Hands the texts that came inside the page to all screens. */
export function TextProvider({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  return <PageTextsContext value={texts}>{children}</PageTextsContext>;
}

function usePageTexts(): PageTexts {
  const texts = use(PageTextsContext);
  if (texts === undefined) throw new Error('texts stand inside TextProvider');
  return texts;
}

/** The texts of header, buttons and the frame of errors. */
export const useShellTexts = (): typeof SHELL => usePageTexts()['platform/texts'];

/** A hook for texts that travel inside every page. */
export const pageTextsOf =
  <Texts,>(folder: string) =>
  (): Texts =>
    usePageTexts()[folder] as Texts; // typed by the English file of that folder

/**
 * A hook for the texts of a folder. It is made while its module loads, so that whoever loads the module loads the texts as well. Texts in
 * another language than the page's are waited for.
 */
export function textsOf<Texts>(folder: string): (other?: Locale) => Texts {
  needTexts(folder);
  return function useFolderTexts(other) {
    const { locale } = usePortal().boot;
    const wanted = other ?? locale;
    if (loadedTexts(folder, wanted) === undefined) use(loadRoomTexts(textsLoadedWith(folder), wanted));
    return loadedTexts(folder, wanted) as Texts; // typed by the English file of that folder
  };
}

export function useFormatMessage(): (text: string, values?: Readonly<Record<string, string | number>>) => string {
  const { locale, brand } = usePortal().boot;
  return (text, values) => formatMessage(text, { brand: brand.name, ...values }, locale);
}
