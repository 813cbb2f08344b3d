import { DECISION_REASON_TEXTS, type ReasonTexts } from './decision/texts.en-US.ts';
import { IDENTITY_REASON_TEXTS, IDENTITY_REQUIREMENT_TEXTS } from './identity/texts.en-US.ts';
import type { Requirement } from './messages/choose-message.ts';
import { PEOPLE_REASON_TEXTS, PEOPLE_REQUIREMENT_TEXTS } from './people/texts.en-US.ts';
import { PHONE_REASON_TEXTS } from './phone/texts.en-US.ts';

/** Reasons of decisions; browsers do not load them, because they include staff texts. */
export const REASON_TEXTS: ReasonTexts = {
  ...DECISION_REASON_TEXTS,
  ...PHONE_REASON_TEXTS,
  ...IDENTITY_REASON_TEXTS,
  ...PEOPLE_REASON_TEXTS,
};

export const REQUIREMENT_TEXTS: Record<Requirement, string> = {
  ...IDENTITY_REQUIREMENT_TEXTS,
  ...PEOPLE_REQUIREMENT_TEXTS,
  CHANGES_REQUESTED: 'We need you to check and change something in your application.',
};
