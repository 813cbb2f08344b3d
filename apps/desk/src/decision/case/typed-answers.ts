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

/** What somebody typed, by what it is about, in the order of the answers. */
export function typedGroups(
  typed: readonly Typed[],
): readonly { group: TypedGroup; answers: readonly LabelledAnswer[] }[] {
  const groups = new Map<TypedGroup, LabelledAnswer[]>();
  for (const answer of typed) {
    const { path } = answer;
    const start = path.split('.')[0] ?? '';
    const group = (Object.hasOwn(GROUPS, start) ? GROUPS[start] : undefined) ?? 'other';
    groups.set(group, [...(groups.get(group) ?? []), { ...answer, label: labelOf(path) }]);
  }
  return [...groups].map(([group, answers]) => ({ group, answers }));
}
