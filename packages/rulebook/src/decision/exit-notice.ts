import type { Decision } from '../reference/enumerations.ts';

/** Sent as a beacon when a page is left; loaded only with the code that sends it. */
export const EXIT_CALL_PATHS = {
  noteExit: ['POST', '/api/v2/applications/{id}/notification'],
} as const satisfies Record<string, readonly ['POST', string]>;

export type ExitFacts = {
  applicationLevel: 'BASIC' | 'FULL';
  decision: Decision;
  stepUps: readonly { type: string; finishedAt?: number | undefined }[];
};

const isOpen = ({ finishedAt }: ExitFacts['stepUps'][number]): boolean => finishedAt === undefined;

function leavesMoreThanOwners(stepUps: ExitFacts['stepUps']): boolean {
  const open = stepUps.filter(isOpen);
  return open.length > 1 || open.some(({ type }) => type !== 'BO_VERIFICATION');
}

type ExitRule = { id: string; when: (facts: ExitFacts) => boolean; isNoted: boolean };

/** Whether leaving the page is recorded: the first matching row. docs/readings.md 155. */
export const EXIT_RULES: readonly ExitRule[] = [
  { id: 'notFull', when: ({ applicationLevel }) => applicationLevel !== 'FULL', isNoted: false },
  { id: 'undecided', when: ({ decision }) => decision === 'PENDING', isNoted: true },
  {
    id: 'settled',
    when: ({ decision }) => decision !== 'APPROVED_PENDING' && decision !== 'DECLINED_PENDING',
    isNoted: false,
  },
  { id: 'stepsLeft', when: ({ stepUps }) => leavesMoreThanOwners(stepUps), isNoted: true },
  { id: 'ownersAlone', when: () => true, isNoted: false },
];

export const isExitNoted = (facts: ExitFacts): boolean =>
  EXIT_RULES.find(({ when }) => when(facts))?.isNoted ?? false;
