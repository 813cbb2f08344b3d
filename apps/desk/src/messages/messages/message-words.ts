import { fillIn } from '../../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

/** “addressRefused 550” in words. */
export function faultWords(fault: string | undefined): string {
  const [name = '', code = ''] = (fault ?? '').split(' ');
  const answers: Readonly<Partial<Record<string, string>>> = TEXTS.answers;
  return fillIn(answers[name] ?? TEXTS.answers.none, { code });
}
