import { z } from 'zod';
import { SOURCE_TYPES } from '../reference/tax-id-types.ts';

export const text = z.string();
export const timestamp = z.number().int().describe('ms since 1970 on the product’s clock');

export const onFileView = z.object({
  onFile: z.literal(true),
  last4: text.optional(),
  sourceType: z.enum(SOURCE_TYPES).optional(),
});
