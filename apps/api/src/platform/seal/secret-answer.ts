import type { SourceType } from '@signet/rulebook/reference/tax-id-types';

/** A secret answer to be stored; an empty value removes it. */
export type SecretAnswer = { value: string; sourceType?: SourceType };

export type SecretAnswers = Readonly<Record<string, SecretAnswer>>;
