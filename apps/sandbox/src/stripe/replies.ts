import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export type StripeForm = Readonly<Record<string, string | undefined>>;

export type StripeAnswer = { status: number; body: object };

export const stripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The vendor's error body; its client throws it as StripeError. */
export const stripeError = (
  status: number,
  code: string | undefined,
  message: string,
  type = 'invalid_request_error',
): StripeAnswer => ({
  status,
  body: {
    error: {
      type,
      ...(code === undefined
        ? {}
        : { code, doc_url: `https://stripe.com/docs/error-codes/${code}` }),
      message,
    },
  },
});

export const sendStripe = (reply: FastifyReply, { status, body }: StripeAnswer): FastifyReply =>
  reply.code(status).header('request-id', stripeId('req')).send(body);
