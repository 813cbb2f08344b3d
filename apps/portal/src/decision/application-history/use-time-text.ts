import { localDay } from '@signet/rulebook/core/dates';
import { writeDate } from '@signet/rulebook/core/written';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/application-history');

/** Not `timeStyle`, which writes "09 h 05" in French. */
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A moment to the minute, on the clock of the business's market, like "Today, 3:40 p.m.". */
export function useTimeText(): (at: number) => string {
  const { today } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { market, serverNow } = useApplication();
  const { timeZone } = MARKETS[market];
  return (at) =>
    localDay(market, at) === localDay(market, serverNow)
      ? fillIn(today, { time: writeDate(at, locale, { ...TIME, timeZone }) })
      : writeDate(at, locale, { ...DAY, ...TIME, timeZone });
}
