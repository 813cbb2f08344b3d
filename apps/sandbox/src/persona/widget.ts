import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { addVerification, createInquiry, refreshed } from './create-inquiry.ts';
import { bag, textOrNull } from './requests.ts';
import type { Inquiry, InquiryStatus, PersonaStore, VerificationStatus } from './store.ts';
import { TEMPLATES, WINDOW_VERIFICATIONS } from './templates.ts';
import { moveTo } from './transitions.ts';
import { inquiryView } from './views.ts';
import { widgetPage } from './widget-page.ts';
import { widgetTexts } from './widget-texts.ts';

/** How each button ends the inquiry: what the verifications say, and the statuses passed through. */
const ACTS: Record<string, { verification: VerificationStatus | undefined; statuses: InquiryStatus[] }> = {
  pass: { verification: 'passed', statuses: ['completed', 'approved'] },
  fail: { verification: 'failed', statuses: ['failed'] },
  review: { verification: 'passed', statuses: ['completed', 'needs_review'] },
  timeout: { verification: undefined, statuses: ['expired'] },
};
const dayMs = 24 * 3_600_000;
const finished: InquiryStatus[] = ['expired', 'failed', 'approved', 'declined', 'completed', 'needs_review'];

type Claim = { inquiryId: string | null; sessionToken: string | null; code: string | null };

/** The window that the browser SDK opens in a frame, and the page behind a one-time link. */
export function registerWidget(app: FastifyInstance, world: World, store: PersonaStore): void {
  const isLive = (session: { inquiryId: string; endsAtMs: number } | undefined, id: string) =>
    session !== undefined && session.inquiryId === id && Date.now() < session.endsAtMs;

  const problemOf = (inquiry: Inquiry | undefined, claim: Claim): 'expired' | 'unauthenticated' | undefined => {
    if (!inquiry) return 'unauthenticated';
    if (finished.includes(inquiry.status)) return 'expired';
    if (isLive(store.oneTimeLinks.get(claim.code ?? ''), inquiry.id)) return undefined;
    if (claim.code !== null) return 'expired';
    // One that was begun needs its session; one that was not may be opened by anybody who has its address.
    if (inquiry.status === 'pending' && !isLive(store.sessions.get(claim.sessionToken ?? ''), inquiry.id)) return 'unauthenticated';
    return undefined;
  };

  const show = (inquiry: Inquiry | undefined, claim: Claim, query: Record<string, unknown>) => {
    const problem = problemOf(inquiry, claim);
    const boot = {
      inquiryId: inquiry?.id ?? claim.inquiryId ?? '',
      sessionToken: claim.sessionToken ?? '',
      code: claim.code ?? '',
      containerId: textOrNull(query['container-id']) ?? '',
      origin: textOrNull(query['iframe-origin']) ?? '',
      problem,
    };
    const language = textOrNull(query.language) ?? undefined;
    return widgetPage({ texts: widgetTexts(language), template: inquiry && TEMPLATES[inquiry.templateId], problem, boot });
  };

  const script = readFileSync(new URL('./window.browser.js', import.meta.url), 'utf8');
  app.get('/widget/window.js', (_request, reply) => reply.type('text/javascript').send(script));

  app.get('/widget', (request, reply) => {
    const query = bag(request.query);
    const claim: Claim = { inquiryId: textOrNull(query['inquiry-id']), sessionToken: textOrNull(query['session-token']), code: null };
    const known =
      claim.inquiryId === null ? fromTemplate(query['inquiry-template-id'] ?? query['template-id']) : store.inquiries.get(claim.inquiryId);
    return reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(show(known && refreshed(world, known), claim, query));
  });

  app.get('/verify', (request, reply) => {
    const query = bag(request.query);
    const claim: Claim = { inquiryId: null, sessionToken: null, code: textOrNull(query.code) ?? '' };
    const known = store.inquiries.get(store.oneTimeLinks.get(claim.code ?? '')?.inquiryId ?? '');
    return reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(show(known && refreshed(world, known), claim, query));
  });

  app.post('/widget/act', (request, reply) => {
    const body = bag(request.body);
    const claim: Claim = {
      inquiryId: textOrNull(body.inquiryId),
      sessionToken: textOrNull(body.sessionToken),
      code: textOrNull(body.code),
    };
    const inquiry = store.inquiries.get(claim.inquiryId ?? '');
    const act = ACTS[String(body.act)];
    if (!inquiry || !act || problemOf(refreshed(world, inquiry), claim)) return reply.code(409).send({ code: 'unauthenticated' });
    if (inquiry.status === 'created') moveTo(world, inquiry, 'pending');
    const kind = TEMPLATES[inquiry.templateId]?.kind;
    if (act.verification && kind)
      for (const type of WINDOW_VERIFICATIONS[kind]) addVerification(world, inquiry, type, act.verification, []);
    for (const status of act.statuses) moveTo(world, inquiry, status);
    return reply.send({ status: inquiry.status, fields: inquiryView(inquiry).attributes.fields, redirectUri: redirectFor(inquiry) });
  });

  const fromTemplate = (templateId: unknown): Inquiry | undefined => {
    const wish = {
      templateId: String(templateId),
      referenceId: null,
      accountId: null,
      redirectUri: null,
      note: null,
      tags: [],
      fields: {},
      lifeMs: dayMs,
    };
    const created = createInquiry(world, store, wish);
    return created.kind === 'created' ? created.inquiry : undefined;
  };
}

function redirectFor(inquiry: Inquiry): string | null {
  if (inquiry.redirectUri === null || !URL.canParse(inquiry.redirectUri)) return null;
  const url = new URL(inquiry.redirectUri);
  url.searchParams.set('inquiry-id', inquiry.id);
  url.searchParams.set('status', inquiry.status);
  return url.href;
}
