import { localDay } from '@signet/rulebook/core/dates';
import { writeDate } from '@signet/rulebook/core/written';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { useApplication, usePortal } from './application.tsx';
import { useFormatMessage } from './texts/text-provider.tsx';

/** Not `timeStyle`, which writes "09 h 05" in French. */
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * A moment to the minute, on the clock of the business's market; `today` writes one of this day:
 * "Today, 3:40 p.m.".
 */
export function useTimeText(today: string): (at: number) => string {
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { market, serverNow } = useApplication();
  const { timeZone } = MARKETS[market];
  return (at) =>
    localDay(market, at) === localDay(market, serverNow)
      ? fillIn(today, { time: writeDate(at, locale, { ...TIME, timeZone }) })
      : writeDate(at, locale, { ...DAY, ...TIME, timeZone });
}
