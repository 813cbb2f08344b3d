import type { FastifyInstance } from 'fastify';
import { type StripeAnswer, type StripeForm, sendStripe, stripeError } from './replies.ts';
import type { SetupIntents } from './setup-intents.ts';

export type Replayed = { form: string; answer: StripeAnswer };

/** The calls of the vendor's API that the product makes; a repeated Idempotency-Key gets its first answer. */
export function registerSetupIntents(app: FastifyInstance, intents: SetupIntents, replies: Map<string, Replayed>): void {
  type Asked = { Params: { id: string }; Body: StripeForm; Querystring: { payment_method?: string } };
  const once = (key: string | undefined, url: string, form: StripeForm, act: () => StripeAnswer): StripeAnswer => {
    if (key === undefined) return act();
    const asked = `${url} ${JSON.stringify(form)}`;
    const known = replies.get(key);
    if (known === undefined) {
      const answer = act();
      replies.set(key, { form: asked, answer });
      return answer;
    }
    return known.form === asked
      ? known.answer
      : stripeError(400, undefined, 'Keys for idempotent requests can only be used with the same parameters', 'idempotency_error');
  };
  const post = (path: string, act: (form: StripeForm, id: string) => StripeAnswer) =>
    app.post<Asked>(path, (request, reply) => {
      const form = request.body ?? {};
      const key = request.headers['idempotency-key'];
      const answer = once(typeof key === 'string' ? key : undefined, request.url, form, () => act(form, request.params.id));
      return sendStripe(reply, answer);
    });
  post('/v1/payment_methods', (form) => intents.createMethod(form));
  post('/v1/setup_intents', (form) => intents.create(form));
  post('/v1/setup_intents/:id/verify_microdeposits', (form, id) => intents.verify(id, form));
  post('/v1/setup_intents/:id/cancel', (_form, id) => intents.cancel(id));
  app.get<Asked>('/v1/setup_intents/:id', (request, reply) => {
    return sendStripe(reply, intents.read(request.params.id));
  });
  app.get<Asked>('/v1/setup_intents', (request, reply) => {
    return sendStripe(reply, intents.list(request.query.payment_method));
  });
}
