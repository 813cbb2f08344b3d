import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import { ROW_CHANGES } from '../decision/candidates/candidate.ts';
import { typedAnswer } from '../decision/case-records.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { BLIND_ANSWERS, DRAWN_OUTCOMES } from './blind-sample.ts';
import { POLICY_OUTCOMES } from './policy-outcomes.ts';
import { POLICY_SETS } from './policy-sets.ts';
import { TABLE_FAULTS } from './prove-table.ts';

const count = z.number().int();
const outcome = z.enum(POLICY_OUTCOMES);
const said = z.object({ outcome, stepUp: text.optional(), row: text });
const agreement = z.object({ agreed: count, of: count });

const comparison = z.object({
  decisions: count,
  flips: count,
  cells: z.array(z.object({ from: outcome, to: outcome, count })),
  toPerson: z.object({ more: count, fewer: count }),
  newlyDeclined: count,
  approvedAgainstPeople: count.describe('would be approved, and people have declined them'),
  agreement: z.object({ inForce: agreement, candidate: agreement }),
  notAsStored: count.describe('of the version in force, and stored with another outcome'),
  groups: z.array(
    z.object({
      from: said,
      to: said,
      count,
      shared: z.array(z.object({ fact: text, value: text })),
      examples: z.array(text).describe('references'),
      later: z.object({ approved: count, declined: count }),
    }),
  ),
});

const tableFault = z.object({
  is: z.enum(TABLE_FAULTS),
  row: text.optional(),
  source: text.optional(),
  combinations: count,
});

const candidate = z.object({
  id: text,
  version: text,
  title: text,
  rows: count,
  differs: z.array(z.object({ row: text, is: z.enum(ROW_CHANGES), words: text.optional() })),
});

const policyRun = z.object({
  id: text,
  candidate: text,
  candidateVersion: text,
  version: text.describe('that was in force'),
  set: z.enum(POLICY_SETS),
  startedAt: timestamp,
  finishedAt: timestamp.optional(),
  by: z.object({ id: text, name: text }),
  isLost: z.boolean().describe('it has not ended, and will not any more'),
  endedBy: z
    .object({ id: text, name: text })
    .optional()
    .describe('absent where it ended by itself'),
  countedUntil: timestamp.optional().describe('of a run in shadow: up to when it has compared'),
});

const RUN_ID_PATTERN = /^run_[\w-]{22}$/;

const LOOK_ID_PATTERN = /^look_[\w-]{22}$/;

/** What the rules knew when they decided, without what they said. */
const blindLook = z.object({
  id: text,
  market: z.enum(['US', 'CA']),
  sentAt: timestamp.optional(),
  businessName: text,
  typed: z.array(typedAnswer),
  evidence: z.record(text, z.unknown()),
});

const blindSample = z.object({
  percent: z.number().describe('of automatic approvals; refusals come along more often'),
  days: count.describe('how far back is counted'),
  openDays: count.describe('how long a look stays open'),
  drawn: count,
  answered: count,
  waiting: count,
  expired: count.describe('nobody has looked in time'),
  agreed: count,
  rows: z.array(
    z.object({
      outcome: z.enum(DRAWN_OUTCOMES),
      row: text,
      answered: count,
      agreed: count,
      said: z.object({ approve: count, ask: count, decline: count }),
      examples: z.array(text).describe('references of those about which they disagree'),
    }),
  ),
});

/** The policy lab, which reads stored decisions and changes nothing. */
export const POLICY_ENDPOINTS = {
  listPolicyVersions: {
    summary: 'The underwriting table in force, the candidates of this build, and the last runs',
    who: 'staff',
    may: 'policy.read',
    limit: { none: 'staff' },
    reply: z.object({
      inForce: z.object({ version: text, rows: count }),
      candidates: z.array(candidate),
      runs: z.array(policyRun.extend({ flips: count.optional() })),
    }),
  },
  runPolicy: {
    summary: 'Compares a candidate with the table in force, once it has passed the proof',
    who: 'staff',
    may: 'policy.run',
    limit: 'policyRuns',
    body: z.strictObject({ candidate: z.string().max(60), set: z.enum(POLICY_SETS) }),
    reply: z.object({ runId: text }),
    errors: ['route.notFound'],
    idempotent: true,
  },
  readPolicyRun: {
    summary: 'What a run has found so far: who would flip, from what to what, and by which row',
    who: 'staff',
    may: 'policy.read',
    limit: { none: 'staff' },
    params: z.object({ id: z.string().regex(RUN_ID_PATTERN) }),
    reply: policyRun.extend({
      title: text,
      rows: z.object({ inForce: count, candidate: count }),
      differs: candidate.shape.differs,
      withoutFacts: count.optional().describe('stored before their facts were kept'),
      faults: z.array(tableFault),
      comparison: comparison.optional(),
    }),
    errors: ['route.notFound'],
  },
  endPolicyRun: {
    summary: 'Cancels a run, or ends one in shadow; what it has found stays',
    who: 'staff',
    may: 'policy.run',
    limit: { none: 'staff' },
    params: z.object({ id: z.string().regex(RUN_ID_PATTERN) }),
    reply: z.object({}),
    errors: ['route.notFound'],
    idempotent: true,
  },
  readBlindSample: {
    summary: 'How often reviewers would have decided otherwise than the rules, by row',
    who: 'staff',
    may: 'policy.read',
    limit: { none: 'staff' },
    reply: blindSample,
  },
  takeBlindLook: {
    summary:
      'A decision of the rules to look at without being told it: the caller’s open one, else the oldest',
    who: 'staff',
    may: 'policy.look',
    limit: { none: 'staff' },
    reply: z.object({ look: blindLook.optional() }),
    idempotent: 'natural',
  },
  answerBlindLook: {
    summary: 'What the caller would have decided; it changes nothing for the applicant',
    who: 'staff',
    may: 'policy.look',
    limit: { none: 'staff' },
    params: z.object({ id: z.string().regex(LOOK_ID_PATTERN) }),
    body: z.strictObject({ answer: z.enum(BLIND_ANSWERS) }),
    reply: z.object({}),
    errors: ['route.notFound'],
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
