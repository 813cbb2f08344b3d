import type { FieldRow } from './field.ts';
import { withoutSeparators } from './field.ts';

const exactly = (count: number): FieldRow => ({
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'off',
  widthCh: count + 2,
  spellcheck: false,
  normalise: withoutSeparators,
  rules: [{ code: 'digits', refuses: (value) => value.length !== count || !/^\d+$/.test(value) }],
});

/** The two numeric checks that the documents name without a use. Document 2, section 5, Address. */
export const DIGITS = { fiveDigits: exactly(5), threeDigits: exactly(3) } as const satisfies Record<string, FieldRow>;
