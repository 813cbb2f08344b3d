import { formatMessage } from '@signet/rulebook/core/format-message';
import type { FieldId } from '@signet/rulebook/fields';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { usePortal } from '../application.tsx';
import type { FirstPageTexts, LocaleTexts, ScreenTexts } from './load-texts.ts';

type Held = { first: FirstPageTexts; all: LocaleTexts | undefined };

const WordsContext = createContext<Held | undefined>(undefined);

/** Hands the words of one language to all screens; `all` arrives with the first lazy screen. */
export function TextProvider({ first, all, children }: Held & { children: ReactNode }) {
  return <WordsContext value={{ first, all }}>{children}</WordsContext>;
}

/** Words of fields that a page says in its own way: about somebody else than the reader. */
type OwnFieldWords = { readonly [Field in FieldId]?: { label?: string; hint?: string; errors?: Readonly<Record<string, string>> } };

/** The page's own words of some fields, at the questions and in the summary of errors alike. */
export function FieldTextsOverride({ fields, children }: { fields: OwnFieldWords; children: ReactNode }) {
  const { first, all } = useHeld();
  const own = useMemo(() => all && { ...all, fields: withOwn(all.fields, fields) }, [all, fields]);
  return <WordsContext value={{ first, all: own }}>{children}</WordsContext>;
}

function withOwn(words: LocaleTexts['fields'], fields: OwnFieldWords): LocaleTexts['fields'] {
  const rows = Object.entries(fields).map(([id, { errors, ...own }]) => {
    const row = words[id as FieldId]; // a key of the table above
    return [id, { ...row, ...own, errors: { ...row.errors, ...errors } }] as const;
  });
  return { ...words, ...Object.fromEntries(rows) };
}

function useHeld(): Held {
  const held = useContext(WordsContext);
  if (held === undefined) throw new Error('texts stand inside WordsProvider');
  return held;
}

/** The words of header, buttons and errors' frame. */
export const useShellTexts = (): LocaleTexts['shell'] => useHeld().first.shell;

/** Every word of the language; only screens that come after the words may ask. */
export function useAllTexts(): LocaleTexts {
  const { all } = useHeld();
  if (all === undefined) throw new Error('a screen was shown before its words');
  return all;
}

/** Every word of the language, for what may be shown before they have come. */
export const useLoadedTexts = (): LocaleTexts | undefined => useHeld().all;

/** The words of a screen. */
export function useTexts<Screen extends keyof ScreenTexts>(screen: Screen): ScreenTexts[Screen] {
  const { first, all } = useHeld();
  if (screen === 'get-started') return first.screens['get-started'] as ScreenTexts[Screen]; // the one screen whose words came with the page
  if (all === undefined) throw new Error(`${screen} was shown before its words`);
  return all.screens[screen];
}

/** Fills a text's places in the page's language. */
export function useFormatMessage(): (text: string, values?: Readonly<Record<string, string | number>>) => string {
  const { locale, brand } = usePortal().boot;
  return (text, values) => formatMessage(text, { brand: brand.name, ...values }, locale);
}
