import { fill } from '@signet/rulebook/words';
import { createContext, type ReactNode, useContext } from 'react';
import { usePortal } from './application.tsx';
import type { FirstWords, ScreenWords, Words } from './words/words.ts';

type Held = { first: FirstWords; all: Words | undefined };

const WordsContext = createContext<Held | undefined>(undefined);

/** Hands the words of one language to all screens; `all` arrives with the first lazy screen. */
export function WordsProvider({ first, all, children }: Held & { children: ReactNode }) {
  return <WordsContext value={{ first, all }}>{children}</WordsContext>;
}

function useHeld(): Held {
  const held = useContext(WordsContext);
  if (held === undefined) throw new Error('texts stand inside WordsProvider');
  return held;
}

/** The words of header, buttons and errors' frame. */
export const useShellTexts = (): Words['shell'] => useHeld().first.shell;

/** Every word of the language; only screens that come after the words may ask. */
export function useWords(): Words {
  const { all } = useHeld();
  if (all === undefined) throw new Error('a screen was shown before its words');
  return all;
}

/** The words of a screen. */
export function useTexts<Screen extends keyof ScreenWords>(screen: Screen): ScreenWords[Screen] {
  const { first, all } = useHeld();
  if (screen === 'get-started') return first.screens['get-started'] as ScreenWords[Screen]; // the one screen whose words came with the page
  if (all === undefined) throw new Error(`${screen} was shown before its words`);
  return all.screens[screen];
}

/** Fills a text's places in the page's language. */
export function useFill(): (text: string, values?: Readonly<Record<string, string | number>>) => string {
  const { locale, brand } = usePortal().boot;
  return (text, values) => fill(text, { brand: brand.name, ...values }, locale);
}
