import { formatMessage } from '@signet/rulebook/core/format-message';
import { useEffect, useState } from 'react';
import { useIsHydrated, usePortal } from '../application.tsx';
import { textsOf, useFormatMessage } from '../texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/application-events');

/** Whole seconds until a time, both in ms on the server's clock; 0 once it has passed. */
export const secondsUntil = (untilMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((untilMs - nowMs) / 1_000));

const READ_EVERY_SECONDS = 15;

/**
 * Rounds to steps of 15 seconds, so that screen readers do not announce every second.
 * docs/readings.md 27.
 */
export const announcedSeconds = (seconds: number): number =>
  Math.ceil(seconds / READ_EVERY_SECONDS) * READ_EVERY_SECONDS;

/** Formats a wait: "24 seconds", "2 minutes", "1 minute and 20 seconds". */
export function formatWait(seconds: number, words: typeof TEXTS, locale: string): string {
  const rest = seconds % 60;
  const ofSeconds = formatMessage(words.seconds, { count: rest }, locale);
  if (seconds < 60) return ofSeconds;
  const ofMinutes = formatMessage(words.minutes, { count: (seconds - rest) / 60 }, locale);
  return rest === 0
    ? ofMinutes
    : formatMessage(words.minutesAndSeconds, { minutes: ofMinutes, seconds: ofSeconds }, locale);
}

/**
 * Counts down to a server time every second. `seenAt` is the server time of the response that named
 * it, which may be ahead of the page's clock if the product's clock was moved. Never uses the
 * device's clock. docs/readings.md 20.
 */
export function useSecondsUntil(untilMs: number | undefined, seenAt: number): number {
  const { serverNow } = usePortal();
  const isHydrated = useIsHydrated();
  const [seconds, setSeconds] = useState(() =>
    untilMs === undefined
      ? 0
      : secondsUntil(untilMs, isHydrated ? Math.max(seenAt, serverNow()) : seenAt),
  );
  useEffect(() => {
    if (untilMs === undefined) return setSeconds(0);
    const aheadMs = Math.max(0, seenAt - serverNow());
    const count = () => {
      const left = secondsUntil(untilMs, serverNow() + aheadMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1_000);
    count();
    return () => clearInterval(timer);
  }, [untilMs, seenAt, serverNow]);
  return seconds;
}

export function useFormattedWait(): (text: string, seconds: number) => string {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  return (text, seconds) => fillIn(text, { wait: formatWait(seconds, texts, locale) });
}
