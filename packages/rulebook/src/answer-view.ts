import { z } from 'zod';
import { type PlainAnswerPath, type SecretAnswerPath, STORED_ANSWERS } from './answer-rows.ts';
import { type AnswerSide, nest, type Tree } from './core/answers.ts';
import { onFileView, text } from './core/view-schemas.ts';

/** A secret appears at its entity's path, because all that is shown of it is that it is on file. */
type ViewPath<Path> = Path extends `${infer Entity}.value` ? Entity : Path;
type Below<Path, Side extends AnswerSide> = Side extends 'owner'
  ? Path
  : Path extends `${Side}.${infer Rest}`
    ? Rest
    : never;
type Place<Path, Leaf> = Path extends `${infer Key}.${infer Rest}`
  ? { [At in Key]?: Place<Rest, Leaf> | undefined }
  : Path extends string
    ? { [At in Path]?: Leaf | undefined }
    : never;
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;
type Places<Side extends AnswerSide> = All<
  | Place<Below<PlainAnswerPath<Side>, Side>, string>
  | Place<ViewPath<Below<SecretAnswerPath<Side>, Side>>, z.infer<typeof onFileView>>
  | { address?: { countryCode?: string | undefined } | undefined }
>;

/** Keys that the contract always includes, even when empty. */
export const ALWAYS_SHOWN = {
  applicant: { name: {}, email: {}, phone: {} },
  company: { phone: {} },
  owner: {},
} as const satisfies Record<AnswerSide, Readonly<Tree>>;
type Always<Side extends AnswerSide> = keyof (typeof ALWAYS_SHOWN)[Side];

type AnswerShape<Side extends AnswerSide> = {
  [Key in keyof Places<Side>]-?: Key extends Always<Side>
    ? z.ZodType<NonNullable<Places<Side>[Key]>>
    : z.ZodOptional<z.ZodType<NonNullable<Places<Side>[Key]>>>;
};

export const viewPath = (side: AnswerSide, path: string): string =>
  (side === 'owner' ? path : path.slice(`${side}.`.length)).replace(/\.value$/, '');

const schemaOf = (place: unknown): z.ZodType =>
  z.object(
    Object.fromEntries(
      Object.entries(place ?? {}).map(([key, below]) => [key, leafOf(below).optional()]),
    ),
  );
const leafOf = (place: unknown): z.ZodType =>
  place instanceof z.ZodType ? place : schemaOf(place);

/** View schema of one side's answers: texts, and for secrets only that they are on file. */
export function answerShape<Side extends AnswerSide>(side: Side): AnswerShape<Side> {
  const leaves = STORED_ANSWERS.flatMap(
    ({ wire: { [side]: path }, isSecret }): [string, z.ZodType][] =>
      path === undefined ? [] : [[viewPath(side, path), isSecret ? onFileView : text]],
  );
  const tree = nest({ ...Object.fromEntries(leaves), 'address.countryCode': text });
  const shape = Object.entries(tree).map(([key, place]) => [
    key,
    key in ALWAYS_SHOWN[side] ? leafOf(place) : leafOf(place).optional(),
  ]);
  return Object.fromEntries(shape) as AnswerShape<Side>; // built from the same table as the type
}
