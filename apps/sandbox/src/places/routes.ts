import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import { mainText, placeById, placeId, placeView, secondaryText, typesOf } from './place.ts';
import { suggestPlaces } from './suggest.ts';

type AutocompleteBody = {
  input?: unknown;
  includedRegionCodes?: unknown;
  includedPrimaryTypes?: unknown;
  languageCode?: unknown;
};
type Query = { key?: string; languageCode?: string };

/** Google Places (new): suggestions, details, and the browser script. */
export function registerPlaces(app: FastifyInstance, world: World): void {
  const script = readFileSync(new URL('./maps.browser.js', import.meta.url), 'utf8');

  app.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin;
    if (!origin || !world.config.portalOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    reply
      .header('access-control-allow-headers', 'content-type, x-goog-api-key, x-goog-fieldmask')
      .header('access-control-max-age', '600');
  });
  app.options('/v1/*', (_request, reply) => reply.code(204).send());

  app.get('/maps/api/js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );

  app.post<{ Body: AutocompleteBody; Querystring: Query }>(
    '/v1/places::autocomplete',
    (request, reply) => {
      if (!(request.headers['x-goog-api-key'] ?? request.query.key)) return noKey(reply);
      const { input, includedRegionCodes, includedPrimaryTypes, languageCode } = request.body ?? {};
      if (typeof input !== 'string' || input.trim() === '')
        return placesError(reply, 400, 'INVALID_ARGUMENT', 'input is required');
      const language = typeof languageCode === 'string' ? languageCode : 'en';
      const countries = textList(includedRegionCodes).map((code) => code.toLowerCase());
      const places = suggestPlaces({
        input,
        countries: countries.length > 0 ? countries : ['us', 'ca'],
        types: textList(includedPrimaryTypes),
        language,
      });
      const suggestions = places.map((place) => ({
        placePrediction: {
          place: `places/${placeId(place)}`,
          placeId: placeId(place),
          text: {
            text: `${mainText(place, language)}, ${secondaryText(place, language)}`,
            matches: [],
          },
          structuredFormat: {
            mainText: { text: mainText(place, language), matches: [] },
            secondaryText: { text: secondaryText(place, language) },
          },
          types: typesOf(place),
        },
      }));
      return reply.send(suggestions.length > 0 ? { suggestions } : {}); // the vendor omits an empty list
    },
  );

  app.get<{ Params: { id: string }; Querystring: Query }>('/v1/places/:id', (request, reply) => {
    if (!(request.headers['x-goog-api-key'] ?? request.query.key)) return noKey(reply);
    const mask = String(request.headers['x-goog-fieldmask'] ?? '');
    if (mask === '')
      return placesError(reply, 400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter');
    const place = placeById(request.params.id);
    if (!place) return placesError(reply, 404, 'NOT_FOUND', 'The Place ID is no longer valid');
    const fields = mask.split(',').map((field) => field.trim().split('.')[0]);
    const view = placeView(place, request.query.languageCode ?? 'en');
    return reply.send(
      Object.fromEntries(
        Object.entries(view).filter(([field]) => fields.includes('*') || fields.includes(field)),
      ),
    );
  });
}

function noKey(reply: FastifyReply): FastifyReply {
  return placesError(
    reply,
    403,
    'PERMISSION_DENIED',
    "Method doesn't allow unregistered callers. Please use an API key.",
  );
}

function placesError(
  reply: FastifyReply,
  code: number,
  status: string,
  message: string,
): FastifyReply {
  return reply.code(code).send({ error: { code, message, status, details: [] } });
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
