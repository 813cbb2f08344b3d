import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world.ts';
import {
  addVerification,
  createInquiry,
  expireIfDue,
  type InquiryRequest,
} from './create-inquiry.ts';
import { asJsonObject, type JsonObject, kebabBody, personaError, textOrNull } from './json-api.ts';
import type { Inquiry, InquiryStatus, PersonaStore, VerificationStatus } from './store.ts';
import { transitionTo } from './transitions.ts';
import { inquiryView, verificationView } from './views.ts';

const daySeconds = 24 * 3600;
type Id = { Params: { id: string } };

const ACTIONS: Record<string, InquiryStatus> = {
  start: 'pending',
  complete: 'completed',
  fail: 'failed',
  expire: 'expired',
  'mark-for-review': 'needs_review',
  mark_for_review: 'needs_review',
  approve: 'approved',
  decline: 'declined',
};

const SIMULATED_VERIFICATIONS: Record<string, VerificationStatus> = {
  create_passed_verification: 'passed',
  create_failed_verification: 'failed',
};

export function registerInquiries(app: FastifyInstance, world: World, store: PersonaStore): void {
  const find = (id: string): Inquiry | undefined => {
    const inquiry = store.inquiries.get(id);
    return inquiry && expireIfDue(world, inquiry);
  };
  const send = (reply: FastifyReply, inquiry: Inquiry, include: unknown, meta?: JsonObject) =>
    reply.send({
      data: inquiryView(inquiry),
      included: String(include ?? '').includes('verifications')
        ? inquiry.verifications.map((one) => verificationView(one, inquiry, world.config.publicUrl))
        : [],
      ...(meta ? { meta } : {}),
    });
  const includeOf = (request: FastifyRequest) => asJsonObject(request.query).include;

  app.post('/api/v1/inquiries', (request, reply) => {
    const key = textOrNull(request.headers['idempotency-key']);
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex');
    const before = key === null ? undefined : store.idempotency.get(key);
    if (before && before.body !== bodyHash)
      return personaError(
        reply,
        409,
        'Conflict',
        'This Idempotency-Key was used with another body',
      );
    const made = before && find(before.objectId);
    if (made) return send(reply.code(201), made, includeOf(request));
    const created = createInquiry(world, store, wishOf(kebabBody(request)));
    switch (created.kind) {
      case 'hang':
        return reply.hijack();
      case 'error':
        return personaError(reply, 500, 'Internal server error');
      case 'unknownTemplate':
        return personaError(
          reply,
          400,
          'Bad request',
          'inquiry-template-id names no template of this account',
        );
      case 'created':
        if (key !== null)
          store.idempotency.set(key, { body: bodyHash, objectId: created.inquiry.id });
        return send(reply.code(201), created.inquiry, includeOf(request));
    }
  });

  app.get('/api/v1/inquiries', (request, reply) => {
    const wanted = asJsonObject(request.query)['filter[reference-id]'];
    const found = [...store.inquiries.values()]
      .filter((one) => wanted === undefined || one.referenceId === wanted)
      .reverse();
    return reply.send({
      data: found.map((one) => inquiryView(expireIfDue(world, one))),
      links: { prev: null, next: null },
    });
  });

  app.get<Id>('/api/v1/inquiries/:id', (request, reply) => {
    const inquiry = find(request.params.id);
    return inquiry ? send(reply, inquiry, includeOf(request)) : notFound(reply);
  });

  app.patch<Id>('/api/v1/inquiries/:id', (request, reply) => {
    const inquiry = find(request.params.id);
    if (!inquiry) return notFound(reply);
    const attributes = asJsonObject(asJsonObject(kebabBody(request).data).attributes);
    Object.assign(inquiry.fields, asJsonObject(attributes.fields));
    if (attributes.note !== undefined) inquiry.note = textOrNull(attributes.note);
    if (attributes['redirect-uri'] !== undefined)
      inquiry.redirectUri = textOrNull(attributes['redirect-uri']);
    inquiry.updatedAtMs = world.clock.now();
    return send(reply, inquiry, includeOf(request));
  });

  app.delete<Id>('/api/v1/inquiries/:id', (request, reply) => {
    const inquiry = find(request.params.id);
    if (!inquiry) return notFound(reply);
    inquiry.fields = {};
    for (const one of inquiry.verifications) one.fileToken = undefined;
    return send(reply, inquiry, undefined);
  });

  app.post<Id>('/api/v1/inquiries/:id/resume', (request, reply) => {
    const inquiry = find(request.params.id);
    if (!inquiry) return notFound(reply);
    if (inquiry.status === 'expired') inquiry.reachedAtMs.expired = undefined;
    if (inquiry.status === 'expired' || inquiry.status === 'created')
      transitionTo(world, inquiry, 'pending');
    inquiry.expiresAtMs = world.clock.now() + daySeconds * 1000;
    const token = sessionToken(inquiry.id);
    store.sessions.set(token, {
      token,
      inquiryId: inquiry.id,
      endsAtMs: Date.now() + daySeconds * 1000,
    });
    return send(reply, inquiry, includeOf(request), { 'session-token': token });
  });

  app.post<Id>('/api/v1/inquiries/:id/generate-one-time-link', (request, reply) => {
    const inquiry = find(request.params.id);
    if (!inquiry) return notFound(reply);
    const wanted = Number(
      asJsonObject(kebabBody(request).meta)['expires-in-seconds'] ?? daySeconds,
    );
    const code = `us1-${randomBytes(16).toString('base64url')}`;
    store.oneTimeLinks.set(code, {
      token: code,
      inquiryId: inquiry.id,
      endsAtMs: Date.now() + wanted * 1000,
    });
    const link = `${world.config.publicUrl}/verify?code=${code}`;
    return send(reply, inquiry, includeOf(request), {
      'one-time-link': link,
      'one-time-link-short': link,
    });
  });

  app.post<Id>('/api/v1/inquiries/:id/perform-simulate-actions', (request, reply) => {
    const inquiry = find(request.params.id);
    if (!inquiry) return notFound(reply);
    const actions = asJsonObject(kebabBody(request).meta)['simulate-actions'];
    for (const action of Array.isArray(actions) ? actions : [])
      simulate(world, inquiry, String(asJsonObject(action).type));
    return send(reply, inquiry, includeOf(request));
  });

  for (const action of ['expire', 'approve', 'decline', 'mark-for-review']) {
    const status = ACTIONS[action];
    app.post<Id>(`/api/v1/inquiries/:id/${action}`, (request, reply) => {
      const inquiry = find(request.params.id);
      if (!inquiry || !status) return notFound(reply);
      transitionTo(world, inquiry, status);
      return send(reply, inquiry, includeOf(request));
    });
  }
}

function simulate(world: World, inquiry: Inquiry, type: string): void {
  const verification = SIMULATED_VERIFICATIONS[type];
  if (verification) addVerification(world, inquiry, 'verification/government-id', verification, []);
  const status = ACTIONS[type.replace('_inquiry', '')];
  if (status) transitionTo(world, inquiry, status);
}

function wishOf(body: JsonObject): InquiryRequest {
  const attributes = asJsonObject(asJsonObject(body.data).attributes);
  const meta = asJsonObject(body.meta);
  const version = textOrNull(attributes['inquiry-template-version-id'])?.replace(
    'itmplv_',
    'itmpl_',
  );
  return {
    templateId: textOrNull(attributes['inquiry-template-id']) ?? version ?? '',
    referenceId:
      textOrNull(meta['auto-create-account-reference-id']) ??
      textOrNull(attributes['reference-id']),
    accountId: textOrNull(attributes['account-id']),
    redirectUri: textOrNull(attributes['redirect-uri']),
    note: textOrNull(attributes.note),
    tags: Array.isArray(attributes.tags) ? attributes.tags.map(String) : [],
    fields: asJsonObject(attributes.fields),
    lifeMs: Number(meta['expiration-after-create-interval-seconds'] ?? daySeconds) * 1000,
  };
}

function notFound(reply: FastifyReply): FastifyReply {
  return personaError(reply, 404, 'Record not found');
}

/** Looks like the vendor's token (a JWT); the sandbox only compares it. */
function sessionToken(inquiryId: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'HS256' })}.${part({ sub: inquiryId, aud: 'persona-verify', jti: randomBytes(8).toString('hex') })}`;
  return `${head}.${createHmac('sha256', randomBytes(16)).update(head).digest('base64url')}`;
}
