import type { FastifyInstance } from 'fastify';
import { TAX_ID_ENDINGS } from '../magic-values.ts';
import type { World } from '../world.ts';
import { asJsonObject, type JsonObject, kebabBody, personaError, textOrNull } from './json-api.ts';
import { type PersonaStore, personaId, type Report } from './store.ts';
import { announceReport } from './transitions.ts';
import { reportView } from './views.ts';

const isWatchlisted = (text: string, { watchList }: PersonaStore) =>
  /\bwatchlisted\b/i.test(text) || watchList.has(text.trim().toLowerCase());

const FINDINGS: Record<string, (query: JsonObject, store: PersonaStore) => JsonObject> = {
  'report/watchlist': (query, store) => {
    const term =
      textOrNull(query.term) ??
      [query['name-first'], query['name-middle'], query['name-last']].filter(Boolean).join(' ');
    const lists = isWatchlisted(term, store) ? ['ofac_sdn'] : [];
    return {
      term,
      'name-first': query['name-first'] ?? null,
      'name-last': query['name-last'] ?? null,
      'has-match': lists.length > 0,
      'matched-lists': lists,
    };
  },
  'report/business-watchlist': (query, store) => {
    const name = textOrNull(query['business-name']) ?? textOrNull(query.term) ?? '';
    const lists = isWatchlisted(name, store) ? ['ofac_sdn'] : [];
    return {
      'business-name': name,
      'has-match': lists.length > 0,
      'matched-lists': lists,
      'sanction-list': [],
    };
  },
  'report/business-lookup': (query) => {
    const ending = String(query.ein ?? '')
      .replaceAll(/\D/g, '')
      .slice(-4);
    const outcome = TAX_ID_ENDINGS[ending]?.outcome ?? 'match';
    const isKnown = outcome !== 'doubleCheck' && outcome !== 'document';
    const status = isKnown ? 'match' : 'no_match';
    return {
      query: { ...query, ein: null },
      result: isKnown
        ? { name: query['business-name'] ?? null, aliases: [], status: 'active' }
        : null,
      'has-match': isKnown,
      'match-status-name': status,
      'match-status-ein': query.ein ? status : 'not_applicable',
      'match-status-phone-number': 'not_applicable',
      'match-status-associated-person': 'not_applicable',
    };
  },
  'report/phone-number': (query) => {
    const number = String(query['phone-number'] ?? '');
    const isVoip = number.endsWith('0199');
    return {
      'phone-number': number,
      'phone-type': isVoip ? 'VOIP' : 'MOBILE',
      'phone-carrier': isVoip ? 'Sandbox VoIP' : 'Sandbox Wireless',
      'phone-risk-level': isVoip ? 'high' : 'low',
      'phone-risk-recommendation': isVoip ? 'block' : 'allow',
      'phone-risk-score': isVoip ? 800 : 100,
      'phone-risk-sim-swap': 'low',
    };
  },
};

export function registerReports(app: FastifyInstance, world: World, store: PersonaStore): void {
  app.post('/api/v1/reports', (request, reply) => {
    const key = textOrNull(request.headers['idempotency-key']);
    const before =
      key === null ? undefined : store.reports.get(store.idempotency.get(key)?.objectId ?? '');
    if (before) return reply.code(201).send({ data: reportView(before) });
    const data = asJsonObject(kebabBody(request).data);
    const type = String(data.type ?? '');
    const find = FINDINGS[type];
    const query = asJsonObject(asJsonObject(data.attributes).query);
    if (!find)
      return personaError(
        reply,
        400,
        'Bad request',
        `type must be one of ${Object.keys(FINDINGS).join(', ')}`,
      );
    if (Object.keys(query).length === 0)
      return personaError(reply, 422, 'Unprocessable entity', 'attributes.query is missing');
    const referenceId = textOrNull(asJsonObject(data.attributes)['reference-id']);
    const report: Report = {
      id: personaId('rep'),
      type,
      createdAtMs: world.clock.now(),
      isReady: false,
      referenceId,
      attributes: find(query, store),
    };
    store.reports.set(report.id, report);
    if (key !== null) store.idempotency.set(key, { body: '', objectId: report.id });
    setImmediate(() => becomeReady(world, report));
    return reply.code(201).send({ data: reportView(report) });
  });

  app.get<{ Params: { id: string } }>('/api/v1/reports/:id', (request, reply) => {
    const report = store.reports.get(request.params.id);
    if (!report) return personaError(reply, 404, 'Record not found');
    return reply.send({ data: reportView(report) });
  });
}

const NAMES: Record<string, (report: Report) => string> = {
  'report/watchlist': ({ attributes }) => String(attributes.term),
  'report/business-watchlist': ({ attributes }) => String(attributes['business-name']),
};

/**
 * Puts the name of a person or business on the list, and tells of each report that has a match from
 * now on, as the vendor does of reports that it runs again and again.
 */
export function putOnWatchList(world: World, store: PersonaStore, name: string): number {
  store.watchList.add(name.trim().toLowerCase());
  const matched = [...store.reports.values()].filter((report) => {
    const nameOf = NAMES[report.type];
    const isClear = report.isReady && report.attributes['has-match'] === false;
    return isClear && nameOf !== undefined && isWatchlisted(nameOf(report), store);
  });
  for (const report of matched) {
    report.attributes = { ...report.attributes, 'has-match': true, 'matched-lists': ['ofac_sdn'] };
    announceReport(world, report, 'matched');
  }
  return matched.length;
}

function becomeReady(world: World, report: Report): void {
  report.isReady = true;
  announceReport(world, report);
  if (report.type in NAMES && report.attributes['has-match'] === true)
    announceReport(world, report, 'matched');
}
