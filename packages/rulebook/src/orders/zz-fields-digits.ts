import { type FieldRow, withoutSeparators } from '../core/field.ts';
import { exactly, notDigits } from '../core/text-rules.ts';

const digits = (count: number): FieldRow => ({
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'off',
  widthCh: count + 2,
  chars: exactly(count),
  spellcheck: false,
  normalise: withoutSeparators,
  rules: [notDigits(exactly(count))],
});

/** The two numeric checks that the documents name without a use. Document 2, section 5, Address. */
export const DIGITS = { fiveDigits: digits(5), threeDigits: digits(3) } as const satisfies Record<string, FieldRow>;
