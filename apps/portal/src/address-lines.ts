import type { Answers } from '@signet/rulebook/entities/asked';
import type { Locale } from '@signet/rulebook/reference/markets';
import { TERRITORIES } from '@signet/rulebook/reference/territories';

/** The lines of an address as it is written: a Canadian one in French names its province in words. ux.md, item 79. */
export function addressLines(answers: Answers, at: string, locale: Locale): string[] {
  const part = (name: string): string => answers[`${at}.${name}`] ?? '';
  const province = locale === 'fr-CA' ? TERRITORIES.CA[part('territory')]?.fr : undefined;
  const place = province === undefined ? [part('city'), part('territory')].filter(Boolean).join(', ') : `${part('city')} (${province})`;
  return [part('line1'), part('line2'), [place, part('zip')].filter(Boolean).join('\u00a0\u00a0')].filter(Boolean);
}
