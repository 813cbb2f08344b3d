/** Formats a partially typed number with its grouping. */
export type Group = (typed: string) => string;

/**
 * Groups the value only when a digit was added at the end: edits elsewhere and deletions would move text under the caret, so they are
 * grouped on blur.
 */
export function groupTyped(
  { value, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionEnd'>,
  before: string,
  group?: Group,
): string {
  const isAdded = value.length > before.length && selectionEnd === value.length && /\d$/.test(value);
  return group !== undefined && isAdded ? group(value) : value;
}

/** Applies the grouping on blur. */
export function groupLeft(value: string, onChange: (value: string) => void, group?: Group): void {
  const grouped = group?.(value) ?? value;
  if (grouped !== value) onChange(grouped);
}
