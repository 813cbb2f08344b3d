import { z } from 'zod';
import { text } from '../core/view-schemas.ts';
import { CARD_BRANDS } from './card-brands.ts';

export const cardView = z.object({
  cardId: text,
  brand: z.enum(CARD_BRANDS),
  last4: text,
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
});
export type CardView = z.infer<typeof cardView>;
