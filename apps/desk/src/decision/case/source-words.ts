import type { Tone } from '@signet/ui/banner';
import { SOURCE_TEXTS } from './source-texts.en-US.ts';

export type SourceAnswer = { source: string; answer: string; tone: Tone | 'plain' };

type SourceTexts = { name: string; answers: Readonly<Record<string, string>> };

const TEXTS: Readonly<Record<string, SourceTexts>> = SOURCE_TEXTS;

/** Answers that speak against an application; what no source answered is only amber. */
const TONES: Readonly<Record<string, Tone>> = {
  clear: 'good',
  match: 'good',
  same: 'good',
  passed: 'good',
  failed: 'bad',
  hit: 'bad',
  mismatch: 'bad',
  fraud: 'bad',
  declined: 'bad',
  other: 'warn',
  approved: 'warn',
  review: 'warn',
  document: 'warn',
  fault: 'warn',
  unknown: 'warn',
  PROHIBITED: 'warn',
  SUPER_PROHIBITED: 'bad',
};

/** How an answer of a source looks. */
export const answerTone = (said: string): Tone | 'plain' =>
  (Object.hasOwn(TONES, said) ? TONES[said] : undefined) ?? 'plain';

const NEUTRAL: readonly unknown[] = [0, false, '', null, undefined];

const isSilent = (value: unknown): boolean =>
  NEUTRAL.includes(value) || (Array.isArray(value) && value.length === 0);

/** A round's evidence in words, as its table names it; counters at rest are left out. */
export function sourceAnswers(evidence: Readonly<Record<string, unknown>>): SourceAnswer[] {
  return Object.entries(evidence).flatMap(([key, value]) => {
    if (isSilent(value)) return [];
    const texts = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined;
    const all = Array.isArray(value) ? value.map(String) : [String(value)];
    const [said = ''] = all;
    const inWords = (one: string) =>
      texts && Object.hasOwn(texts.answers, one) ? (texts.answers[one] ?? one) : one;
    return [
      {
        source: texts?.name ?? key,
        answer: all.map(inWords).join(', '),
        tone: answerTone(said),
      },
    ];
  });
}
