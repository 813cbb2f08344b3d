import type { FastifyInstance } from 'fastify';
import type { Cards } from './cards.ts';
import type { Debits } from './debits.ts';
import { type StripeAnswer, type StripeForm, sendStripe, stripeError } from './replies.ts';
import type { SetupIntents } from './setup-intents.ts';

export type Replayed = { form: string; answer: StripeAnswer };

/** The API calls that the product makes; a repeated Idempotency-Key replays the first response. */
type StripeParts = {
  intents: SetupIntents;
  cards: Cards;
  debits: Debits;
  replies: Map<string, Replayed>;
};

export function registerSetupIntents(
  app: FastifyInstance,
  { intents, cards, debits, replies }: StripeParts,
): void {
  type ApiRequest = {
    Params: { id: string };
    Body: StripeForm;
    Querystring: {
      payment_method?: string;
      email?: string;
      customer?: string;
      query?: string;
      payment_intent?: string;
      limit?: string;
      starting_after?: string;
    };
  };
  const once = (
    key: string | undefined,
    url: string,
    form: StripeForm,
    act: () => StripeAnswer,
  ): StripeAnswer => {
    if (key === undefined) return act();
    const fingerprint = `${url} ${JSON.stringify(form)}`;
    const known = replies.get(key);
    if (known === undefined) {
      const answer = act();
      replies.set(key, { form: fingerprint, answer });
      return answer;
    }
    return known.form === fingerprint
      ? known.answer
      : stripeError(
          400,
          undefined,
          'Keys for idempotent requests can only be used with the same parameters',
          'idempotency_error',
        );
  };
  const post = (path: string, act: (form: StripeForm, id: string) => StripeAnswer) =>
    app.post<ApiRequest>(path, (request, reply) => {
      const form = request.body ?? {};
      const key = request.headers['idempotency-key'];
      const answer = once(typeof key === 'string' ? key : undefined, request.url, form, () =>
        act(form, request.params.id),
      );
      return sendStripe(reply, answer);
    });
  post('/v1/payment_methods', (form) =>
    form.type === 'card' ? cards.createMethod(form) : intents.createMethod(form),
  );
  post('/v1/payment_methods/:id/detach', (_form, id) => cards.detach(id));
  post('/v1/setup_intents', (form) =>
    cards.hasMethod(form.payment_method ?? '') ? cards.createIntent(form) : intents.create(form),
  );
  post('/v1/customers', (form) => cards.createCustomer(form));
  post('/v1/payment_intents', (form) =>
    cards.hasMethod(form.payment_method ?? '') ? cards.createPayment(form) : debits.create(form),
  );
  post('/v1/payment_intents/:id/cancel', (_form, id) =>
    debits.has(id) ? debits.cancel() : cards.cancelPayment(id),
  );
  post('/v1/refunds', (form) =>
    debits.has(form.payment_intent) ? debits.refund(form.payment_intent ?? '') : cards.refund(form),
  );
  post('/v1/3ds2/authenticate', (form) => cards.authenticate(form));
  post('/v1/setup_intents/:id/verify_microdeposits', (form, id) => intents.verify(id, form));
  post('/v1/setup_intents/:id/cancel', (_form, id) => intents.cancel(id));
  app.get<ApiRequest>('/v1/setup_intents/:id', (request, reply) => {
    const { id } = request.params;
    return sendStripe(reply, cards.hasIntent(id) ? cards.readIntent(id) : intents.read(id));
  });
  app.get<ApiRequest>('/v1/setup_intents', (request, reply) => {
    const { payment_method: method = '' } = request.query;
    return sendStripe(
      reply,
      cards.hasMethod(method)
        ? cards.listIntents(method)
        : intents.list(request.query.payment_method),
    );
  });
  app.get<ApiRequest>('/v1/payment_methods/:id', (request, reply) => {
    return sendStripe(reply, cards.readMethod(request.params.id));
  });
  app.get<ApiRequest>('/v1/customers/search', (request, reply) => {
    return sendStripe(reply, cards.searchCustomers(request.query.query));
  });
  app.delete<ApiRequest>('/v1/customers/:id', (request, reply) => {
    return sendStripe(reply, cards.deleteCustomer(request.params.id));
  });
  app.get<ApiRequest>('/v1/customers', (request, reply) => {
    return sendStripe(reply, cards.listCustomers(request.query.email));
  });
  app.get<ApiRequest>('/v1/payment_intents', (request, reply) => {
    const { customer, limit = '10', starting_after: after } = request.query;
    const all = [...cards.listPayments(customer), ...debits.list(customer)];
    // The first page starts after none.
    const from = all.findIndex((one) => 'id' in one && one.id === after) + 1;
    const data = all.slice(from, from + Number(limit));
    return sendStripe(reply, {
      status: 200,
      body: {
        object: 'list',
        url: '/v1/payment_intents',
        has_more: from + data.length < all.length,
        data,
      },
    });
  });
  app.get<ApiRequest>('/v1/disputes', (request, reply) => {
    return sendStripe(reply, debits.listDisputes(request.query.payment_intent));
  });
}
