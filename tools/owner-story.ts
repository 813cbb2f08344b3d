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

/** A company or trust that owns a part; `holders` are ids of people and of other companies. */
export type OwnerCompanyStory = {
  id: string;
  kind: string;
  name: string;
  country: string;
  number: { last4?: string };
  status: string;
  unnamed?: string;
  stake: { percent: string };
  holders: { id: string; share: string; isTrustee: boolean }[];
};

export const timeOf = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
export const evidenceText = (evidence: Record<string, unknown>): string =>
  Object.entries(evidence)
    .map(([source, answer]) => `${source}=${String(answer)}`)
    .join(' ');

export const ownerStoryLines = ({ id, name, verification, checks }: OwnerStory): string[] => [
  `  ${id}  ${name}: ${verification}`,
  ...checks.flatMap(
    ({ round, decidedBy, reviewer, outcome, rowId, reason, evidence, version, decidedAt }) => [
      `    ${timeOf(decidedAt)}  round ${round} by ${reviewer === undefined ? decidedBy : `${reviewer.name} (${reviewer.id})`}: ${outcome} (row ${rowId}, version ${version})`,
      `      ${reason?.message ?? 'no reason'}`,
      ...(Object.keys(evidence).length === 0 ? [] : [`      ${evidenceText(evidence)}`]),
    ],
  ),
];

/** With who is behind it, by name where the story knows the holder. */
export const companyStoryLines = (
  { id, kind, name, country, number, status, unnamed, stake, holders }: OwnerCompanyStory,
  known: readonly { id: string; name: string }[],
): string[] => [
  `  ${id}  ${name}, a ${kind} in ${country}${number.last4 ? `, number ending in ${number.last4}` : ''}: ${stake.percent} % of the business, ${unnamed === undefined ? status : `${status} (${unnamed})`}`,
  ...holders.map(
    (holder) =>
      `    ${known.find((one) => one.id === holder.id)?.name ?? holder.id}: ${holder.isTrustee ? 'trustee' : `${holder.share} % of it`}`,
  ),
];
