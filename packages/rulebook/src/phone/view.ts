import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import { PHONE_LINK_REASON_IDS, PHONE_LINK_STATE_IDS } from './phone-link.ts';

export const otpView = z.object({
  phone: text.describe('masked: the last four digits only'),
  sentAt: timestamp.optional(),
  resendAt: timestamp.optional(),
  expiresAt: timestamp.optional(),
  attemptsLeft: z.number().int(),
  locked: z.boolean(),
  lockedUntil: timestamp.optional().describe('none where the lock has no end'),
  changesLeft: z.number().int().describe('how often the number may still be changed in this day'),
});

export const phoneLinkView = z.object({
  phone: text.describe('masked: the last four digits only'),
  status: z.enum(PHONE_LINK_STATE_IDS).optional().describe('none before the first link'),
  reason: z.enum(PHONE_LINK_REASON_IDS).optional(),
  sentAt: timestamp.optional(),
  resendAt: timestamp.optional(),
  expiresAt: timestamp.optional(),
  locked: z.boolean(),
  lockedUntil: timestamp.optional().describe('none where the lock has no end'),
});
