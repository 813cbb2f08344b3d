import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { isYesNoPath } from '@signet/rulebook/decision/changeable';
import { TEXTS } from './texts.en-US.ts';
import { TYPED_TEXTS } from './typed-texts.en-US.ts';

export type TypedGroup = 'applicant' | 'business' | 'other';
type Typed = { path: string; value: string; isSecret: boolean };
export type LabelledAnswer = Typed & { label: string };

const LABELS: Readonly<Record<string, string>> = TYPED_TEXTS;

const GROUPS: Readonly<Record<string, TypedGroup>> = {
  applicant: 'applicant',
  company: 'business',
  business: 'business',
  category: 'business',
};

/** “governmentIdentification.value” as “Government identification value”, for an unlisted path. */
export function labelOf(path: string): string {
  if (Object.hasOwn(LABELS, path)) return LABELS[path] ?? path;
  const words = path
    .split('.')
    .slice(1)
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === '' ? path : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored yes or no as a word; anything else as it is. */
export const valueWords = (path: string, value: string): string =>
  isYesNoPath(path) && isKeyOf(TEXTS.typed.yesNo, value) ? TEXTS.typed.yesNo[value] : value;

/** What somebody typed, by what it is about, in the order of the answers. */
export function typedGroups(
  typed: readonly Typed[],
): readonly { group: TypedGroup; answers: readonly LabelledAnswer[] }[] {
  const groups = new Map<TypedGroup, LabelledAnswer[]>();
  for (const answer of typed) {
    const { path, value } = answer;
    const start = path.split('.')[0] ?? '';
    const group = (Object.hasOwn(GROUPS, start) ? GROUPS[start] : undefined) ?? 'other';
    groups.set(group, [
      ...(groups.get(group) ?? []),
      { ...answer, label: labelOf(path), value: valueWords(path, value) },
    ]);
  }
  return [...groups].map(([group, answers]) => ({ group, answers }));
}
