/** Who sends an answer: the applicant about themselves, about the company, or about another owner. */
export type AnswerSide = 'applicant' | 'company' | 'owner';

/** One fact about a person or the business: which fields ask for it, where it is stored, and what the contract calls it. */
export type AnswerRow<Field extends string = string> = {
  subject: 'person' | 'business';
  /** Whether it is secret is theirs to say. */
  fields: readonly Field[];
  /** Its column; a secret one stands in `<column>_sealed`. */
  column: string;
  /** Text where nothing is said. */
  type?: 'boolean' | 'integer' | 'basisPoints';
  /** Where it stands in a body and in the view. */
  wire: { readonly [Side in AnswerSide]?: string };
  /** How check-answers shows it: as the text that it is where nothing is said. */
  shownAs?: 'choice' | 'salesRange' | 'industry' | 'phone' | 'address';
  /** True for what tells one person from another. */
  identifies?: true;
  /** True for what goes along when the country changes. */
  kept?: true;
};

/** An answer as it is stored. */
export type AnswerValue = string | number | boolean;

const HUNDREDTHS = 100;

/** How each type of answer is written at the wire and in forms, and read from there. */
const CODECS: Readonly<
  Record<NonNullable<AnswerRow['type']> | 'text', { toText: (value: AnswerValue) => string; fromText: (text: string) => AnswerValue }>
> = {
  text: { toText: String, fromText: (text) => text },
  boolean: { toText: (value) => (value === true ? 'YES' : 'NO'), fromText: (text) => text === 'YES' },
  integer: { toText: String, fromText: Number },
  basisPoints: { toText: (value) => String(Number(value) / HUNDREDTHS), fromText: (text) => Math.round(Number(text) * HUNDREDTHS) },
};

/** The stored answer as forms and the wire carry it. */
export const answerText = ({ type }: Pick<AnswerRow, 'type'>, value: AnswerValue): string => CODECS[type ?? 'text'].toText(value);

/** What a form's answer is stored as; null where it was emptied. */
export const answerValue = ({ type }: Pick<AnswerRow, 'type'>, text: string): AnswerValue | null =>
  text === '' ? null : CODECS[type ?? 'text'].fromText(text);
