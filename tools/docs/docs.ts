import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventRow } from '@signet/rulebook/analytics/events';
import { ONCE_EVENTS } from '@signet/rulebook/analytics/once-events';
import type { EndpointLimit } from '@signet/rulebook/call-limits';
import { ERROR_RECOVERY } from '@signet/rulebook/call-recovery';
import type { StepUpDefinition } from '@signet/rulebook/core/define-step-up';
import { ERRORS, type ErrorCode, type ErrorRow } from '@signet/rulebook/core/errors';
import { FLAGS } from '@signet/rulebook/core/flags';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { EVENTS } from '@signet/rulebook/events';
import { NEXT_PAGE } from '@signet/rulebook/next-page';
import { STEP_UP_TYPES, type StepUpType } from '@signet/rulebook/reference/enumerations';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import {
  RETENTION,
  RETENTION_PERIOD_IDS,
  RETENTION_PERIODS,
  type RetentionRow,
  retentionPeriod,
} from '@signet/rulebook/reference/retention';
import { ROUTES, type RouteRow } from '@signet/rulebook/routes';
import { STATUS } from '@signet/rulebook/status';
import { STEP_UP_GUARDS } from '@signet/rulebook/step-up-guards';
import { STEP_UPS } from '@signet/rulebook/step-ups';
import { PROJECT } from '@signet/testing/project-folder';
import { ERROR_TEXTS_OF, languageName, TRANSLATIONS } from '../rulebook-texts.ts';
import { consoleDoc } from './console-doc.ts';
import { deskDoc } from './desk-doc.ts';
import { embedMessagesDoc } from './embed-messages-doc.ts';
import { entitiesDoc } from './entities-doc.ts';
import { environmentDoc } from './environment-doc.ts';
import { fieldsDoc } from './fields-doc.ts';
import { houseDoc } from './house-doc.ts';
import { callLimitsDoc, limitsDoc } from './limits-doc.ts';
import { MAGIC_VALUES_PAGE, magicValuesDoc } from './magic-values-doc.ts';
import { codeOf, markdownTable } from './markdown.ts';
import { referenceDoc } from './reference-doc.ts';
import { suspicionsDoc } from './suspicions-doc.ts';
import { thirdPartyNotices } from './third-party-notices.ts';
import { underwritingDoc } from './underwriting-doc.ts';

const HEADER =
  '<!-- Written by `npm run docs` from the tables of the code. Change the table, then run it again. -->';

type Doc = { title: string; body: () => string };

const limitCell = (limit: EndpointLimit): string =>
  typeof limit === 'string' ? limit : 'counted' in limit ? limit.counted : `none: ${limit.none}`;

const endpoints = () =>
  keysOf(ENDPOINT_PATHS).map((key) => {
    const row: EndpointRow = ENDPOINTS[key];
    const [method, path] = ENDPOINT_PATHS[key];
    return {
      key,
      call: `${method} ${path}`,
      summary: row.summary,
      who: row.who,
      limit: limitCell(row.limit),
      'while asked': row.requiresOpenStepUp && STEP_UP_GUARDS[row.requiresOpenStepUp].says,
      query: Object.keys(row.query?.shape ?? {}),
      body:
        row.body === undefined
          ? []
          : 'shape' in row.body
            ? Object.keys(row.body.shape)
            : ['a JSON patch'],
      reply: row.status ?? 200,
      version: row.etag,
      idempotent: row.idempotent,
    };
  });

const rowsOf = <Row>(
  table: Readonly<Record<string, Row>>,
  cells: (id: string, row: Row) => Record<string, unknown>,
) => Object.entries(table).map(([id, row]) => cells(id, row));

const errors = () =>
  rowsOf<ErrorRow>(ERRORS, (id, { status, show, quoted }) => {
    const code = id as ErrorCode; // keys of ERRORS itself
    return {
      code,
      status,
      shown: show,
      quoted,
      ...Object.fromEntries(
        [FALLBACK_LOCALE, ...TRANSLATIONS].map((locale) => [
          languageName(locale),
          ERROR_TEXTS_OF[locale].ERROR_TEXTS[code],
        ]),
      ),
      'by itself': ERROR_RECOVERY[code],
    };
  });

const retentionVariables = new Map<string, string>(
  RETENTION_PERIOD_IDS.map((id) => [id, RETENTION_PERIODS[id].variable]),
);

const DOCS: Readonly<Record<string, Doc>> = {
  fields: { title: 'Fields and forms', body: fieldsDoc },
  'asked-once': { title: 'Asked once, or cannot be true', body: suspicionsDoc },
  entities: { title: 'Entities and their fields', body: entitiesDoc },
  errors: { title: 'Errors', body: () => markdownTable(errors()) },
  limits: { title: 'Limits', body: () => `${limitsDoc()}\n\n${callLimitsDoc()}` },
  retention: {
    title: 'What is kept, and for how long',
    body: () =>
      markdownTable(
        rowsOf<RetentionRow>(RETENTION, (id, { what, keepMs, ending, table }) => ({
          row: id,
          what,
          'kept for': retentionPeriod(keepMs, FALLBACK_LOCALE) ?? 'at once',
          'set by': retentionVariables.get(id) ?? '',
          'what happens then': ending,
          table,
        })),
      ),
  },
  routes: {
    title: 'Pages',
    body: () =>
      markdownTable(
        rowsOf<RouteRow>(ROUTES, (id, row) => ({
          page: id,
          path: row.path,
          'also at': row.alsoAt,
          screen: row.screen,
          needs: row.access,
          form: row.form,
          step: row.step,
          'may be seen again': row.revisitable,
          'without sign-in': row.allowsAnonymous,
        })),
      ),
  },
  'next-page': {
    title: 'Choosing the page',
    body: () =>
      `The first row that holds chooses.\n\n${markdownTable(NEXT_PAGE.map(({ id, when, page }) => ({ row: id, when: codeOf(when), page: codeOf(page) })))}\n\n## Status\n\n${markdownTable(STATUS.map(({ id, when, waitingOn, next, followUp, money }) => ({ row: id, when: codeOf(when), 'waiting on': waitingOn, next, 'by when': typeof followUp === 'function' ? codeOf(followUp) : followUp, online: money.online, 'in person': money.inPerson, payouts: money.payouts })))}`,
  },
  'step-ups': {
    title: 'Step-ups',
    body: () =>
      markdownTable(
        rowsOf<StepUpDefinition>(STEP_UPS, (type, row) => ({
          type,
          pages: row.pages.map(({ page }) => page),
          'answered by': row.answer?.endpoint ?? row.inquiry,
          'replaced by': row.replacedBy,
          // A key of STEP_UPS.
          'in the background': 'background' in STEP_UP_TYPES[type as StepUpType] || undefined,
          later: row.deferrable,
        })),
      ),
  },
  console: { title: 'Who opens what at the console', body: consoleDoc },
  desk: { title: 'Who opens what at the desk', body: deskDoc },
  endpoints: { title: 'Calls', body: () => markdownTable(endpoints()) },
  events: {
    title: 'Events',
    body: () =>
      markdownTable(
        rowsOf<EventRow>(EVENTS, (event, { why, properties }) => ({
          event,
          'sent when': why,
          properties,
          'once a session': ONCE_EVENTS.includes(event),
        })),
      ),
  },
  flags: {
    title: 'Flags',
    body: () =>
      markdownTable(
        rowsOf(FLAGS, (flag, { on, why }) => ({ flag, 'starts on': on, 'what it does': why })),
      ),
  },
  underwriting: { title: 'Underwriting', body: underwritingDoc },
  environment: { title: 'Environment', body: environmentDoc },
  'embed-messages': { title: 'Messages between a frame and its page', body: embedMessagesDoc },
  house: { title: 'The house', body: () => houseDoc() },
  reference: { title: 'Reference data', body: referenceDoc },
  'third-party-notices': { title: 'Third-party notices', body: () => thirdPartyNotices() },
};

export const generatedDocs = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(DOCS).map(([name, { title, body }]) => [
      `${name}.md`,
      `${HEADER}\n\n# ${title}\n\n${body()}\n`,
    ]),
  );

export const GENERATED = join(PROJECT, 'docs', 'generated');

if (import.meta.main) {
  mkdirSync(GENERATED, { recursive: true });
  for (const [name, text] of Object.entries(generatedDocs()))
    writeFileSync(join(GENERATED, name), text);
  writeFileSync(MAGIC_VALUES_PAGE, magicValuesDoc());
  console.log(`docs/generated: ${Object.keys(DOCS).length} pages written`);
}
