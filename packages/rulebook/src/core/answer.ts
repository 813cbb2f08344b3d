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
  /** What it is while nobody has answered; unknown where nothing is said. */
  unanswered?: AnswerValue;
  /** Where it stands in a body and in the view. */
  wire: { readonly [Side in AnswerSide]?: string };
  /** True for what tells one person from another. */
  identifies?: true;
};

/** The answers that a room keeps, by their names. */
export type AnswerRows<Field extends string> = Readonly<Record<string, AnswerRow<Field>>>;

/** An answer as it is stored. */
export type AnswerValue = string | number | boolean;

const HUNDREDTHS = 100;

type Codec = { toText: (value: AnswerValue) => string; fromText: (text: string) => AnswerValue };

/** How an answer is written in forms and at the wire, and read from there. */
const TEXT: Codec = { toText: String, fromText: (text) => text };
const CODECS: Readonly<Record<NonNullable<AnswerRow['type']>, Codec>> = {
  boolean: { toText: (value) => (value === true ? 'YES' : 'NO'), fromText: (text) => text === 'YES' },
  integer: { toText: String, fromText: Number },
  basisPoints: { toText: (value) => String(Number(value) / HUNDREDTHS), fromText: (text) => Math.round(Number(text) * HUNDREDTHS) },
};

const codecOf = (type: AnswerRow['type']): Codec => (type === undefined ? TEXT : CODECS[type]);

/** The stored answer as forms and the wire carry it. */
export const answerText = ({ type }: Pick<AnswerRow, 'type'>, value: AnswerValue): string => codecOf(type).toText(value);

/** What a form's answer is stored as; null where nobody has answered. */
export const answerValue = ({ type, unanswered = null }: Pick<AnswerRow, 'type'> & { unanswered?: AnswerValue | null }, text: string) =>
  text === '' ? unanswered : codecOf(type).fromText(text);
