import { SCREEN_EVENTS } from '@signet/rulebook/analytics/events';
import { CALL_PATHS } from '@signet/rulebook/call-paths';
import { ERRORS, type ErrorRow } from '@signet/rulebook/core/errors';
import { FLAGS } from '@signet/rulebook/core/flags';
import { FIELDS } from '@signet/rulebook/fields';
import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { ROUTES } from '@signet/rulebook/routes';
import { STEP_UP_IDS, STEP_UPS } from '@signet/rulebook/step-ups';
import { PARTNER_ROW } from '../../apps/api/src/platform/config/partner-row.ts';
import { LIMIT_TABLES } from '../docs/limit-tables.ts';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

type Row = { key: string; common?: string };
/**
 * `isNamed`: only the quoted key counts, because its name is a common word too; `readBy`: the only
 * files that can read it.
 */
type ReadTable = { file: string; rows: readonly Row[]; isNamed?: true; readBy?: RegExp };

const rowsOf = (table: object): Row[] => Object.keys(table).map((key) => ({ key }));

/** Screens that send the events of all step-ups of a kind, building the event name at run time. */
const COMMON_SENDERS = {
  answer: 'apps/portal/src/decision/step-up-form/',
  inquiry: 'apps/portal/src/identity/inquiry/',
} as const;

/**
 * Errors that no reply carries: a page itself must say them, whatever a decision calls its reasons.
 */
const errorsOfPages = (): Row[] =>
  Object.entries<ErrorRow>(ERRORS).flatMap(([key, { status }]) => (status === 0 ? [{ key }] : []));

const eventsOfStepUps = (): Row[] =>
  STEP_UP_IDS.flatMap((type) => {
    const { event, events = {}, ...row } = STEP_UPS[type];
    const common = Object.entries(COMMON_SENDERS).find(([kind]) => kind in row)?.[1];
    return Object.keys(events).map((end) => ({
      key: `${event}.${end}`,
      ...(common === undefined ? {} : { common }),
    }));
  });

const TABLES: readonly ReadTable[] = [
  { file: 'packages/rulebook/src/core/errors.ts', rows: rowsOf(ERRORS) },
  { file: 'packages/rulebook/src/core/flags.ts', rows: rowsOf(FLAGS) },
  { file: 'packages/rulebook/src/analytics/events.ts', rows: rowsOf(SCREEN_EVENTS) },
  { file: 'packages/rulebook/src/step-ups.ts', rows: eventsOfStepUps() },
  {
    file: 'packages/rulebook/src/core/errors.ts',
    rows: errorsOfPages(),
    isNamed: true,
    readBy: /^(?!apps\/api|.*\/decision\/)/,
  },
  { file: 'packages/rulebook/src/fields.ts', rows: rowsOf(FIELDS), isNamed: true },
  { file: 'packages/rulebook/src/routes.ts', rows: rowsOf(ROUTES), isNamed: true },
  {
    file: 'packages/rulebook/src/call-paths.ts',
    rows: rowsOf(CALL_PATHS),
    isNamed: true,
    readBy: /^apps\/portal\//,
  },
  {
    file: 'apps/api/src/platform/config/partner-row.ts',
    rows: rowsOf(PARTNER_ROW.shape),
    readBy: /^apps\/api\/(?!.*\/sample-partners)/,
  },
  ...LIMIT_TABLES.map(({ file, limits }) => ({ file, rows: rowsOf(limits) })),
  { file: 'packages/rulebook/src/partners/embed-messages.ts', rows: rowsOf(EMBED_LIMITS) },
];

/**
 * Tables keyed by row: actions next to an error, how often an event is sent, what the contract's
 * entities are called.
 */
const ABOUT_ROWS = /\/(error-actions|once-events|contract-entities)\.ts$/;

/** Texts and tables about a row are not a use of it, and neither are test fixtures. */
const isReader = ({ path }: SourceFile): boolean =>
  /^(apps\/(api|portal|desk)|packages\/(rulebook|industries|ui|embed-sdk))\/src\/.*\.tsx?$/.test(
    path,
  ) &&
  !isTest(path) &&
  !ABOUT_ROWS.test(path) &&
  !/texts\.[\w-]+\.ts$/.test(path);

const outcomeCall = (key: string): RegExp =>
  new RegExp(`trackOutcome\\(\\s*'${key.replace(/\.(success|failed)$/, '')}'`);

/** True if the file sends the event under a name built from the step-up's own and its ending. */
const sendsCommonly = ({ path, text }: SourceFile, { key, common }: Row): boolean => {
  const end = key.split('.').at(-1);
  const isOutcome = end === 'success' || end === 'failed';
  return (
    common !== undefined &&
    path.startsWith(common) &&
    (text.includes(`\`\${event}.${end}\``) || (isOutcome && text.includes('trackOutcome(event')))
  );
};

/** Rows that nothing in the product reads. */
export function checkUnreadRows(
  files: readonly SourceFile[] = sourceFiles(),
  tables: readonly ReadTable[] = TABLES,
): string[] {
  const readers = files.filter(isReader);
  return tables.flatMap(({ file, rows, isNamed, readBy = /./ }) => {
    const texts = readers
      .filter(({ path }) => path !== file && readBy.test(path))
      .map(({ text }) => text);
    const isRead = (key: string): boolean => {
      if (isNamed)
        return texts.some((text) =>
          new RegExp(`['"\`]${key.replaceAll('.', '\\.')}['"\`]|FIELDS\\.${key}\\b`).test(text),
        );
      const name = new RegExp(
        `(?<![\\w.-])['"\`]?${key.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)|\\.${key}\\b`,
      );
      return texts.some((text) => name.test(text) || outcomeCall(key).test(text));
    };
    return rows
      .filter((row) => !isRead(row.key) && !readers.some((reader) => sendsCommonly(reader, row)))
      .map(({ key }) => `${file}: nothing reads ${key}; wire it in, or remove it`);
  });
}
