import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { isStepUp } from '@signet/rulebook/core/step-up';
import { ACTION_WORDS, MESSAGE_STATE_WORDS, STEP_UP_WORDS } from './record-texts.en-US.ts';
import { TEMPLATE_WORDS } from './template-texts.en-US.ts';

/** “bankLinked”, “owner.invited” or “PHONE_CALL” as “Bank linked”, “Owner invited” or “Phone call”. */
const spaced = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a line of the record says was done. */
export const actionWords = (action: string): string => ACTION_WORDS[action] ?? spaced(action);

/** What an applicant was asked for; a step of an earlier release has the words of its name. */
export const stepUpWords = (type: string): string =>
  isStepUp(type) ? STEP_UP_WORDS[type] : spaced(type);

const TEMPLATES: Readonly<Partial<Record<string, string>>> = TEMPLATE_WORDS;

/** A message by what it is about; one of an earlier release has the words of its name. */
export const templateWords = (template: string): string => TEMPLATES[template] ?? spaced(template);

/** The state of a message; one of a later release has the words of its name. */
export const messageStateWords = (state: string): string =>
  isKeyOf(MESSAGE_STATE_WORDS, state) ? MESSAGE_STATE_WORDS[state] : spaced(state);
