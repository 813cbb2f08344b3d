import type { FastifyInstance } from 'fastify';
import { registerTokens } from '../oauth-tokens.ts';
import type { World } from '../world.ts';
import { createLender, isLendingChoice, LENDING_CHOICES } from './lender.ts';
import { registerLenderPages } from './lender-pages.ts';

export const liberisPartnerCode = 'signet';

type OfferRequest = {
  Params: { code: string; merchant: string };
  Querystring: { locale?: string };
};

/** Liberis: pre-approved offers, and the journey that an accepted one redirects to. */
export async function registerLiberis(app: FastifyInstance, world: World): Promise<void> {
  const lender = createLender(world);
  world.onReset(() => lender.clear());
  const hasToken = await registerTokens(app, world, '/liberis/oauth2/token');

  const countryOf = ({ locale = '' }: OfferRequest['Querystring']): string => locale.slice(-2);

  await app.register(async (api) => {
    api.addHook<OfferRequest>('preHandler', async (request, reply) => {
      if (!hasToken(request)) return reply.code(401).send({ error: 'invalid_token' });
      if (request.params.code !== liberisPartnerCode)
        return reply.code(404).send({ error: 'unknown_partner' });
    });
    api.get<OfferRequest>('/liberis/v3/marketing_offers/:code/:merchant', (request, reply) => {
      const offers = lender.offers(request.params.merchant, countryOf(request.query));
      return offers.length === 0
        ? reply.code(404).send({ error: 'no_offers' })
        : reply.send({ offers });
    });
    api.post<OfferRequest>('/liberis/v3/adverts/:code/:merchant/accept', (request, reply) => {
      if (!lender.take(request.params.merchant, countryOf(request.query)))
        return reply.code(404).send({ error: 'no_offers' });
      const language = (request.query.locale ?? '').slice(0, 2);
      return reply.send({
        redirect_url: `${world.config.publicUrl}/liberis/journey?lang=${language}`,
      });
    });
  });

  app.post<{ Body: { businessId?: string; choice?: string } }>(
    '/control/lending',
    (request, reply) => {
      const { businessId = '', choice } = request.body ?? {};
      if (businessId === '' || !isLendingChoice(choice))
        return reply
          .code(400)
          .send({ error: `choice is one of ${Object.keys(LENDING_CHOICES).join(', ')}` });
      lender.choose(businessId, choice);
      return request.headers['content-type']?.startsWith('application/json')
        ? reply.send({ choice })
        : reply.redirect('/liberis/businesses', 303);
    },
  );

  registerLenderPages(app, lender);
}
