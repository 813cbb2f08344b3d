import type { FastifyInstance } from 'fastify';
import { registerTokens } from '../oauth-tokens.ts';
import { userByEmail } from '../oidc/provider.ts';
import type { World } from '../world.ts';
import {
  createCustomers,
  HOSTING_CHOICES,
  isHostingChoice,
  mostHostedStores,
} from './customers.ts';

const mostAtOnce = 100;
const CONNECT_ERRORS: Readonly<Record<number, string>> = {
  403: 'not_authorized',
  404: 'not_found',
  409: 'business_not_known_yet',
  422: 'not_compliant',
};

type Of = { Params: { customer: string } };
type Page = Of & { Querystring: { search?: string; after?: string; first?: string } };

/**
 * The hosting provider's back end: each customer's ventures, stores and websites, and connecting
 * channels to a business.
 */
export async function registerHosting(app: FastifyInstance, world: World): Promise<void> {
  const customers = createCustomers(world);
  const hasToken = await registerTokens(app, world, '/hosting/oauth2/token');

  await app.register(async (api) => {
    api.addHook('preHandler', async (request, reply) => {
      if (!hasToken(request)) return reply.code(401).send({ error: 'invalid_token' });
    });
    const base = '/hosting/v1/customers/:customer';
    api.get<Of>(`${base}/ventures`, ({ params }) => ({
      ventures: customers.ventures(params.customer),
    }));
    api.get<Page>(`${base}/stores`, ({ params, query: { search = '', after = '', first } }) => {
      const limit = Math.min(Math.max(Number(first) || 50, 1), mostAtOnce);
      return customers.stores(params.customer, { search, after, first: limit });
    });
    for (const kind of ['apps', 'domains', 'websites'])
      api.get<{ Params: { customer: string; target: string } }>(
        `${base}/${kind}/:target`,
        ({ params }, reply) => {
          const target = customers.target(params.customer, params.target);
          return target === undefined
            ? reply.code(404).send({ error: 'not_found' })
            : reply.send(target);
        },
      );
    for (const kind of ['channel', 'product'])
      api.post<Of & { Body: Parameters<typeof customers.connect>[2] }>(
        `${base}/${kind}s`,
        ({ params, body }, reply) => {
          const connected = customers.connect(params.customer, kind, body);
          return typeof connected === 'number'
            ? reply.code(connected).send({ error: CONNECT_ERRORS[connected] })
            : reply.code(201).send(connected);
        },
      );
    api.post<Of>(`${base}/authorizations`, ({ params }, reply) => {
      const code = customers.authorise(params.customer);
      return code === undefined
        ? reply.code(403).send({ error: 'not_authorized' })
        : reply.send({ code, expires_in: 300 });
    });
    api.post<Of>(`${base}/permissions`, ({ params }, reply) =>
      customers.mayOpen(params.customer)
        ? reply.send({ permitted: true })
        : reply.code(403).send({ error: 'not_permitted' }),
    );
  });

  app.post<{ Body: { customerId?: string; email?: string; stores?: number; choice?: string } }>(
    '/control/hosting',
    (request, reply) => {
      const { customerId, email, stores, choice } = request.body ?? {};
      const id = customerId ?? (email === undefined ? undefined : userByEmail(email).sub);
      const isCount =
        stores === undefined ||
        (Number.isInteger(stores) && stores >= 0 && stores <= mostHostedStores);
      if (id === undefined || !isCount || (choice !== undefined && !isHostingChoice(choice)))
        return reply.code(400).send({
          error: `customerId or email; stores up to ${mostHostedStores}; choice is one of ${Object.keys(HOSTING_CHOICES).join(', ')}`,
        });
      customers.choose(id, { stores, choice });
      return reply.send({ customerId: id });
    },
  );
}
