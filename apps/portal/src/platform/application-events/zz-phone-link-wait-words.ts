import { usePortal } from '../application.tsx';
import { waitInWords } from './countdown.ts';
import { useFill, useWords } from '../texts/text-provider.tsx';

/** A sentence with its `{wait}` in words: "You can send it again in 24 seconds." */
export function useWaitInWords(): (text: string, seconds: number) => string {
  const { phoneLink } = useWords();
  const fillIn = useFill();
  const { locale } = usePortal().boot;
  return (text, seconds) => fillIn(text, { wait: waitInWords(seconds, phoneLink, locale) });
}
