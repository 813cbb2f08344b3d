import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { fillIn } from '../../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

/** “addressRefused 550” in words. */
export function faultWords(fault: string | undefined): string {
  const [name = '', code = ''] = (fault ?? '').split(' ');
  const answers: Readonly<Partial<Record<string, string>>> = TEXTS.answers;
  return fillIn(answers[name] ?? TEXTS.answers.none, { code });
}

/** The state of a message; one of a later release keeps its code. */
export const messageStateWords = (state: string): string =>
  isKeyOf(TEXTS.states, state) ? TEXTS.states[state] : state;
