import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import {
  companyStoryLines,
  evidenceText,
  type OwnerCompanyStory,
  type OwnerStory,
  ownerStoryLines,
  timeOf,
} from './owner-story.ts';
import { callReviewApi, type ReviewClient } from './review-client.ts';

type Reason = { code: string; message: string };
type Story = {
  review: {
    id: string;
    reference: string;
    businessName: string;
    portal: string;
    market: string;
    decision: string;
    reason?: Reason;
  };
  page: string;
  pageRule: string;
  statusId: string;
  leftAt?: number;
  decisions: {
    round: number;
    decidedBy: string;
    reviewers?: { id: string; name: string }[];
    outcome: string;
    rowId: string;
    reason?: Reason;
    stepUp?: string;
    evidence: Record<string, unknown>;
    version: string;
    decidedAt: number;
  }[];
  owners: OwnerStory[];
  companies: OwnerCompanyStory[];
  stepUps: { type: string; requestedAt: number; finishedAt?: number; result?: string }[];
  messages: {
    template: string;
    templateVersion?: string;
    contentHash?: string;
    state: string;
    createdAt: number;
    sentAt?: number;
  }[];
  audit: { seq: number; at: number; actor: string; action: string; detail: string }[];
};

export async function explainApplication(desk: ReviewClient, id: string): Promise<string[]> {
  const [method, path] = ENDPOINT_PATHS.explainApplication;
  const {
    review,
    page,
    pageRule,
    statusId,
    leftAt,
    decisions,
    owners,
    companies,
    stepUps,
    messages,
    audit,
  } = await callReviewApi<Story>(desk, [method, path.replace('{id}', encodeURIComponent(id))]);
  return [
    `${review.id}  ${review.reference}  ${review.businessName}  ${review.market}  ${review.portal}`,
    `decision  ${review.decision}: ${review.reason?.message ?? 'not decided yet'}`,
    `page      ${page}, chosen by ${pageRule}; status ${statusId}`,
    ...(leftAt === undefined ? [] : [`left      ${timeOf(leftAt)}`]),
    '',
    'decisions',
    ...decisions.flatMap((one) => [
      `  ${timeOf(one.decidedAt)}  round ${one.round} by ${one.reviewers?.map(({ name, id }) => `${name} (${id})`).join(' and ') ?? one.decidedBy}: ${one.outcome} (row ${one.rowId}, version ${one.version})`,
      `    ${one.reason?.message ?? 'no reason'}${one.stepUp === undefined ? '' : ` → ${one.stepUp}`}`,
      ...(Object.keys(one.evidence).length === 0 ? [] : [`    ${evidenceText(one.evidence)}`]),
    ]),
    ...(owners.length === 0 ? [] : ['', 'owners', ...owners.flatMap(ownerStoryLines)]),
    ...(companies.length === 0
      ? []
      : [
          '',
          'companies that own',
          ...companies.flatMap((one) => companyStoryLines(one, [...owners, ...companies])),
        ]),
    '',
    'step-ups',
    ...stepUps.map(({ type, requestedAt, finishedAt, result }) =>
      finishedAt === undefined
        ? `  ${timeOf(requestedAt)}  ${type} open`
        : `  ${timeOf(requestedAt)}  ${type} ${result ?? 'done'} ${timeOf(finishedAt)}`,
    ),
    '',
    'messages',
    ...messages.map(
      ({ template, templateVersion = '-', contentHash = '-', state, createdAt, sentAt }) =>
        `  ${timeOf(sentAt ?? createdAt)}  ${template} ${state}, words ${templateVersion}, SHA-256 ${contentHash}`,
    ),
    '',
    'who did what',
    ...audit.map(
      ({ at, seq, actor, action, detail }) =>
        `  ${String(seq).padStart(3)}  ${timeOf(at)}  ${actor}  ${action}  ${detail}`,
    ),
  ];
}
