import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { createInquiry, expireIfDue } from './create-inquiry.ts';
import { endInquiry, isInquiryFinished, isInquiryOutcome } from './inquiry-outcomes.ts';
import { asJsonObject, textOrNull } from './json-api.ts';
import type { Inquiry, PersonaStore } from './store.ts';
import { TEMPLATES } from './templates.ts';
import { inquiryView } from './views.ts';
import { widgetPage } from './widget-page.ts';
import { widgetTexts } from './widget-texts.ts';

const dayMs = 24 * 3_600_000;

type Claim = { inquiryId: string | null; sessionToken: string | null; code: string | null };

export function registerWidget(app: FastifyInstance, world: World, store: PersonaStore): void {
  const isLive = (session: { inquiryId: string; endsAtMs: number } | undefined, id: string) =>
    session !== undefined && session.inquiryId === id && Date.now() < session.endsAtMs;

  const problemOf = (
    inquiry: Inquiry | undefined,
    claim: Claim,
  ): 'expired' | 'unauthenticated' | undefined => {
    if (!inquiry) return 'unauthenticated';
    if (isInquiryFinished(inquiry)) return 'expired';
    if (isLive(store.oneTimeLinks.get(claim.code ?? ''), inquiry.id)) return undefined;
    if (claim.code !== null) return 'expired';
    // A started inquiry needs its session; one not yet started opens for anyone with its URL.
    if (
      inquiry.status === 'pending' &&
      !isLive(store.sessions.get(claim.sessionToken ?? ''), inquiry.id)
    )
      return 'unauthenticated';
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
    return widgetPage({
      texts: widgetTexts(language),
      template: inquiry && TEMPLATES[inquiry.templateId],
      problem,
      boot,
    });
  };

  const script = readFileSync(new URL('./window.browser.js', import.meta.url), 'utf8');
  app.get('/widget/window.js', (_request, reply) => reply.type('text/javascript').send(script));

  app.get('/widget', (request, reply) => {
    const query = asJsonObject(request.query);
    const claim: Claim = {
      inquiryId: textOrNull(query['inquiry-id']),
      sessionToken: textOrNull(query['session-token']),
      code: null,
    };
    const known =
      claim.inquiryId === null
        ? fromTemplate(query['inquiry-template-id'] ?? query['template-id'])
        : store.inquiries.get(claim.inquiryId);
    return reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(show(known && expireIfDue(world, known), claim, query));
  });

  app.get('/verify', (request, reply) => {
    const query = asJsonObject(request.query);
    const claim: Claim = {
      inquiryId: null,
      sessionToken: null,
      code: textOrNull(query.code) ?? '',
    };
    const known = store.inquiries.get(store.oneTimeLinks.get(claim.code ?? '')?.inquiryId ?? '');
    return reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(show(known && expireIfDue(world, known), claim, query));
  });

  app.post('/widget/act', (request, reply) => {
    const body = asJsonObject(request.body);
    const claim: Claim = {
      inquiryId: textOrNull(body.inquiryId),
      sessionToken: textOrNull(body.sessionToken),
      code: textOrNull(body.code),
    };
    const inquiry = store.inquiries.get(claim.inquiryId ?? '');
    const { act } = body;
    if (!inquiry || !isInquiryOutcome(act) || problemOf(expireIfDue(world, inquiry), claim))
      return reply.code(409).send({ code: 'unauthenticated' });
    endInquiry(world, inquiry, act);
    return reply.send({
      status: inquiry.status,
      fields: inquiryView(inquiry).attributes.fields,
      redirectUri: redirectFor(inquiry),
    });
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
