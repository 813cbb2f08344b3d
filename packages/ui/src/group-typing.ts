export type Group = (typed: string) => string;

/**
 * Groups only when a digit was added at the end; other edits would move text under the caret and
 * are grouped on blur.
 */
export function groupTyped(
  { value, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionEnd'>,
  before: string,
  group?: Group,
): string {
  const isAdded =
    value.length > before.length && selectionEnd === value.length && /\d$/.test(value);
  return group !== undefined && isAdded ? group(value) : value;
}

export function groupLeft(value: string, onChange: (value: string) => void, group?: Group): void {
  const grouped = group?.(value) ?? value;
  if (grouped !== value) onChange(grouped);
}
