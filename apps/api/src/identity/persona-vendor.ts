import { MARKET_IDS } from '@signet/rulebook/reference/locales';
import { buildPersonaChecks } from './persona-checks.ts';
import { buildPersonaInquiries } from './persona-inquiries.ts';
import { PERSONA_WEBHOOK } from './persona-webhook.ts';
import type { IdentityVendorRow } from './port.ts';

export const PERSONA: IdentityVendorRow = {
  id: 'persona',
  name: 'Persona',
  checksIn: MARKET_IDS,
  inquiriesIn: MARKET_IDS,
  frameKind: 'persona',
  webhook: PERSONA_WEBHOOK,
  connect: ({ persona }) => ({
    checks: buildPersonaChecks(persona),
    inquiries: buildPersonaInquiries(persona),
    frameHost: persona.frameHost,
  }),
};
