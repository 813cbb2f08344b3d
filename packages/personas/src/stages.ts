import type { Facts } from '@signet/rulebook/core/facts';
import { openStepUps, testFacts } from '@signet/rulebook/core/facts-cases';
import { defaultFlags } from '@signet/rulebook/core/flags';
import { firstIncompleteForm } from '@signet/rulebook/forms';
import { SIGN_UP_FORMS, type StepUpType } from '@signet/rulebook/reference/enumerations';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { type PersonaId, persona } from './personas.ts';

export const APPLICATION_STAGES = {
  answered: {},
  sent: { isSubmitted: true, checking: true },
  otp: withOpenStepUp('OTP_SMS'),
  'photo-id': withOpenStepUp('GOV_ID_SELFIE'),
  'partners-asked': withOpenStepUp('BO_INFO'),
  'in-review': { isSubmitted: true },
  approved: { isSubmitted: true, decision: 'APPROVED' },
  'approved-pending': { isSubmitted: true, decision: 'APPROVED_PENDING' },
  'bank-linked': {
    isSubmitted: true,
    decision: 'APPROVED',
    isBankLinked: true,
    isBankVerified: true,
  },
  declined: { isSubmitted: true, decision: 'DECLINED' },
  fault: { isSubmitted: true, decision: 'ERROR' },
} as const satisfies Record<string, Partial<Facts>>;

export type ApplicationStage = keyof typeof APPLICATION_STAGES;

export const isApplicationStage = (name: string): name is ApplicationStage =>
  Object.hasOwn(APPLICATION_STAGES, name);

export function factsOf(
  id: PersonaId,
  stage: ApplicationStage = 'answered',
  without?: string,
): Facts {
  const { market, portal, answers: all } = persona(id);
  const flags = defaultFlags();
  const answers = Object.fromEntries(Object.entries(all).filter(([path]) => path !== without));
  return testFacts({
    portal,
    flags,
    currency: MARKETS[market].currency,
    incompleteForm: firstIncompleteForm(SIGN_UP_FORMS, answers, new Set(), { market, flags }),
    isSubmitted: false,
    ...APPLICATION_STAGES[stage],
  });
}

function withOpenStepUp(type: StepUpType) {
  return { isSubmitted: true, stepUps: openStepUps(type) } satisfies Partial<Facts>;
}
