import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import { registerSignedWebhook } from '../platform/http/signed-webhook.ts';
import type { IdentityVendorRow } from './port.ts';

/**
 * The webhook of an identity vendor. A signed call only makes us read an inquiry of that vendor again;
 * personal data in its body is never trusted, stored or logged. docs/readings.md 70.
 */
export const inquiryWebhook = ({ id: vendor, webhook }: IdentityVendorRow) => ({
  path: webhook.path,
  signedIn: webhook.signedIn,
  operationId: webhook.operationId,
  summary:
    'The identity vendor tells that an inquiry moved; its signature authorises it, and nothing of its body is believed',
  errors: ['request.unsupportedMediaType'] as const,
  register: (app: FastifyInstance, { config, store, clock, log }: Deps): void =>
    registerSignedWebhook(app, webhook.path, async ({ headers, rawBody, parsed }) => {
      // Vendors' signatures stay on the machine's time. docs/readings.md 20.
      const nowMs = clock.now() - clock.offsetMs();
      const rule = { config, nowMs, toleranceMs: LIMITS.webhookToleranceMs };
      if (!webhook.hasValidSignature({ headers, rawBody }, rule))
        throw new AppError('webhook.invalidSignature');
      const event = webhook.eventOf(parsed());
      if (event === undefined) log.warn({ vendor }, 'a signed event was not understood');
      else if (event === 'other') return;
      else if ('inquiryId' in event) await store.inquiries.heard({ vendor, ...event });
      else await store.ongoingChecks.listChanged(event);
    }),
});
