export type OwnerStory = {
  id: string;
  name: string;
  verification: string;
  checks: {
    round: number;
    decidedBy: string;
    reviewer?: { id: string; name: string };
    outcome: string;
    rowId: string;
    reason?: { code: string; message: string };
    evidence: Record<string, unknown>;
    version: string;
    decidedAt: number;
  }[];
};

export const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
export const evidenceText = (evidence: Record<string, unknown>): string =>
  Object.entries(evidence)
    .map(([source, answer]) => `${source}=${String(answer)}`)
    .join(' ');

export const ownerStoryLines = ({ id, name, verification, checks }: OwnerStory): string[] => [
  `  ${id}  ${name}: ${verification}`,
  ...checks.flatMap(({ round, decidedBy, reviewer, outcome, rowId, reason, evidence, version, decidedAt }) => [
    `    ${timeOf(decidedAt)}  round ${round} by ${reviewer === undefined ? decidedBy : `${reviewer.name} (${reviewer.id})`}: ${outcome} (row ${rowId}, version ${version})`,
    `      ${reason?.message ?? 'no reason'}`,
    ...(Object.keys(evidence).length === 0 ? [] : [`      ${evidenceText(evidence)}`]),
  ]),
];
