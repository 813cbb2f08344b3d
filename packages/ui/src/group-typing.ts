/** How a number is grouped as far as it is typed. */
export type Group = (typed: string) => string;

/**
 * What an input holds after a key: grouped where a digit was added at the end. Elsewhere, and while something is taken away, nothing moves under the
 * caret; the rest is grouped when the field is left.
 */
export function groupTyped(
  { value, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionEnd'>,
  before: string,
  group?: Group,
): string {
  const isAdded = value.length > before.length && selectionEnd === value.length && /\d$/.test(value);
  return group !== undefined && isAdded ? group(value) : value;
}

/** Groups what is in the field when it is left. */
export function groupLeft(value: string, onChange: (value: string) => void, group?: Group): void {
  const grouped = group?.(value) ?? value;
  if (grouped !== value) onChange(grouped);
}
