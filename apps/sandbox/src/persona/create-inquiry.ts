import { LATE_ANSWER_MS } from '../magic-values.ts';
import type { World } from '../world.ts';
import {
  BUSINESS_ANSWERS,
  businessOutcome,
  type MagicAnswer,
  PERSON_ANSWERS,
  personOutcome,
} from './magic-answers.ts';
import {
  type Fields,
  type Inquiry,
  type PersonaStore,
  personaId,
  type Verification,
} from './store.ts';
import { TEMPLATES } from './templates.ts';
import { transitionTo } from './transitions.ts';
import { newFileToken } from './verification-files.ts';

export type InquiryRequest = {
  templateId: string;
  referenceId: string | null;
  accountId: string | null;
  redirectUri: string | null;
  note: string | null;
  tags: string[];
  fields: Fields;
  lifeMs: number;
};
type Created =
  | { kind: 'created'; inquiry: Inquiry }
  | { kind: 'error' }
  | { kind: 'hang' }
  | { kind: 'unknownTemplate' };

/** Creates an inquiry; server-side templates complete at once, according to the magic values. */
export function createInquiry(world: World, store: PersonaStore, request: InquiryRequest): Created {
  const template = TEMPLATES[request.templateId];
  if (!template) return { kind: 'unknownTemplate' };
  if (template.kind === 'person') {
    const outcome = personOutcome(template, request.fields);
    if (outcome === 'error' || outcome === 'hang') return { kind: outcome };
    const inquiry = open(world, store, request);
    answer(world, inquiry, 'verification/database-standard', PERSON_ANSWERS[outcome]);
    if (outcome === 'late')
      world.clock.schedule(LATE_ANSWER_MS, () => finish(world, inquiry, PERSON_ANSWERS.match));
    return { kind: 'created', inquiry };
  }
  if (template.kind === 'business') {
    const outcome = businessOutcome(store, request.fields);
    if (outcome === 'hang') return { kind: 'hang' };
    const inquiry = open(world, store, request);
    answer(world, inquiry, 'verification/database-tin', BUSINESS_ANSWERS[outcome]);
    return { kind: 'created', inquiry };
  }
  return { kind: 'created', inquiry: open(world, store, request) };
}

/** Expires the inquiry if its time is over, and returns it in any case. */
export function expireIfDue(world: World, inquiry: Inquiry): Inquiry {
  const isOpen = inquiry.status === 'created' || inquiry.status === 'pending';
  if (isOpen && world.clock.now() >= inquiry.expiresAtMs) transitionTo(world, inquiry, 'expired');
  return inquiry;
}

const dayMs = 24 * 3_600_000;
/** Of a photo ID that was issued a while ago. */
const usualLifeDays = 4 * 365;

export function addVerification(
  world: World,
  inquiry: Inquiry,
  type: string,
  status: Verification['status'],
  checks: Verification['checks'],
  expiresInDays = usualLifeDays,
): void {
  const now = world.clock.now();
  const attributes = {
    'name-first': inquiry.fields['name-first'] ?? null,
    'name-last': inquiry.fields['name-last'] ?? null,
    ...(type === 'verification/government-id' && {
      'expiration-date': new Date(now + expiresInDays * dayMs).toISOString().slice(0, 10),
    }),
  };
  inquiry.verifications.push({
    id: personaId('ver'),
    type,
    status,
    checks,
    createdAtMs: now,
    completedAtMs: status === 'submitted' ? null : now,
    attributes,
    fileToken: newFileToken(),
  });
}

function open(
  world: World,
  store: PersonaStore,
  { lifeMs, accountId, ...request }: InquiryRequest,
): Inquiry {
  const now = world.clock.now();
  const inquiry: Inquiry = {
    ...request,
    id: personaId('inq'),
    accountId: accountId ?? personaId('act'),
    status: 'created',
    nextStep: 'start',
    reachedAtMs: {},
    updatedAtMs: now,
    expiresAtMs: now + lifeMs,
    verifications: [],
  };
  store.inquiries.set(inquiry.id, inquiry);
  transitionTo(world, inquiry, 'created');
  world.clock.schedule(lifeMs, () => expireIfDue(world, inquiry));
  return inquiry;
}

function answer(world: World, inquiry: Inquiry, type: string, given: MagicAnswer): void {
  addVerification(world, inquiry, type, given.verification, given.checks);
  if (
    inquiry.fields['phone-number'] &&
    type === 'verification/database-standard' &&
    given.verification !== 'submitted'
  ) {
    const status = given.ownsPhone === false ? 'failed' : 'passed';
    const checks = given.checks.filter(
      (check) => check.name === 'database_phone_number_comparison',
    );
    addVerification(world, inquiry, 'verification/database-phone-carrier', status, checks);
  }
  inquiry.nextStep = given.nextStep ?? null;
  transitionTo(world, inquiry, 'pending');
  if (given.inquiry === 'pending') return;
  if (given.inquiry !== 'completed') transitionTo(world, inquiry, 'completed');
  transitionTo(world, inquiry, given.inquiry);
}

function finish(world: World, inquiry: Inquiry, given: MagicAnswer): void {
  if (inquiry.status !== 'pending') return;
  for (const one of inquiry.verifications)
    Object.assign(one, {
      status: given.verification,
      checks: given.checks,
      completedAtMs: world.clock.now(),
    });
  transitionTo(world, inquiry, 'completed');
  transitionTo(world, inquiry, given.inquiry);
}
