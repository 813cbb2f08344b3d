import type { ReasonTexts } from './decision/texts.en-US.ts';
import { DECISION_REASON_TEXTS } from './decision/texts.fr-CA.ts';
import { IDENTITY_REASON_TEXTS, IDENTITY_REQUIREMENT_TEXTS } from './identity/texts.fr-CA.ts';
import type { Requirement } from './messages/choose-message.ts';
import { PEOPLE_REASON_TEXTS, PEOPLE_REQUIREMENT_TEXTS } from './people/texts.fr-CA.ts';
import { PHONE_REASON_TEXTS } from './phone/texts.fr-CA.ts';

export const REASON_TEXTS: ReasonTexts = {
  ...DECISION_REASON_TEXTS,
  ...PHONE_REASON_TEXTS,
  ...IDENTITY_REASON_TEXTS,
  ...PEOPLE_REASON_TEXTS,
};

export const REQUIREMENT_TEXTS: Record<Requirement, string> = {
  ...IDENTITY_REQUIREMENT_TEXTS,
  ...PEOPLE_REQUIREMENT_TEXTS,
  CHANGES_REQUESTED: 'Il faut vérifier et modifier quelque chose dans votre demande.',
};
