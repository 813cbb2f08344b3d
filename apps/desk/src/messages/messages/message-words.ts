import type { CaseHistory } from '../../decision/case-history.ts';
import { fillIn } from '../../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

/** “addressRefused 550” in words. */
export function faultWords(fault: string | undefined): string {
  const [name = '', code = ''] = (fault ?? '').split(' ');
  const answers: Readonly<Partial<Record<string, string>>> = TEXTS.answers;
  return fillIn(answers[name] ?? TEXTS.answers.none, { code });
}

type Message = CaseHistory['messages'][number];

/** How often a message was tried: each failure, and the try that went out. */
export const triesOf = ({ tries, state }: Pick<Message, 'tries' | 'state'>): number =>
  tries.length + (state === 'sent' ? 1 : 0);

export type TryGroup = { fault: string | undefined; count: number; from: number; until: number };

/** Failed tries, those after each other with the same answer as one. */
export function tryGroups(tries: Message['tries']): TryGroup[] {
  const groups: TryGroup[] = [];
  for (const { at, fault } of tries) {
    const last = groups.at(-1);
    if (last === undefined || last.fault !== fault)
      groups.push({ fault, count: 1, from: at, until: at });
    else groups[groups.length - 1] = { ...last, count: last.count + 1, until: at };
  }
  return groups;
}
