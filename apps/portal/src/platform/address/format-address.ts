import type { Answers } from '@signet/rulebook/answer-rows';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { localized } from '@signet/rulebook/core/localized';
import { type Locale, localeRow } from '@signet/rulebook/reference/locales';
import { TERRITORIES } from '@signet/rulebook/reference/territories';
import type { AddressPlace } from '@signet/rulebook/sign-up/forms';

/**
 * Formats an address into lines whose words never break; in Canadian French the province is spelled
 * out. docs/readings.md 32.
 */
export function addressLines(answers: Answers, at: AddressPlace, locale: Locale): string[] {
  const part = (name: 'line1' | 'line2' | 'city' | 'territory' | 'zip'): string =>
    answers[`${at}.${name}`] ?? '';
  const words = (text: string): string => text.split(' ').map(noBreak).join(' ');
  const { canadianPlace } = localeRow(locale);
  const province = TERRITORIES.CA[part('territory')];
  const place =
    canadianPlace && province
      ? formatMessage(canadianPlace, { city: part('city'), province: localized(province, locale) })
      : [part('city'), part('territory')].filter(Boolean).join(', ');
  return [
    words(part('line1')),
    words(part('line2')),
    [words(place), noBreak(part('zip'))].filter(Boolean).join('\u00a0 '),
  ].filter(Boolean);
}

/** Makes spaces and hyphens non-breaking; for codes and dates, never for sentences. */
export const noBreak = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
