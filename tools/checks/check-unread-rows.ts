import { SCREEN_EVENTS } from '@signet/rulebook/analytics/events';
import { ERRORS } from '@signet/rulebook/core/errors';
import { FLAGS } from '@signet/rulebook/core/flags';
import { LIMITS } from '@signet/rulebook/core/limits';
import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { STEP_UP_IDS, STEP_UPS } from '@signet/rulebook/step-ups';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

type Row = { key: string; common?: string };
type ReadTable = { file: string; rows: readonly Row[] };

const rowsOf = (table: object): Row[] => Object.keys(table).map((key) => ({ key }));

/** Screens that send the events of all step-ups of a kind, building the event name at run time. */
const COMMON_SENDERS = { answer: 'apps/portal/src/decision/step-up-form/', inquiry: 'apps/portal/src/identity/inquiry/' } as const;

const eventsOfStepUps = (): Row[] =>
  STEP_UP_IDS.flatMap((type) => {
    const { event, events = {}, ...row } = STEP_UPS[type];
    const common = Object.entries(COMMON_SENDERS).find(([kind]) => kind in row)?.[1];
    return Object.keys(events).map((end) => ({ key: `${event}.${end}`, ...(common === undefined ? {} : { common }) }));
  });

const TABLES: readonly ReadTable[] = [
  { file: 'packages/rulebook/src/core/errors.ts', rows: rowsOf(ERRORS) },
  { file: 'packages/rulebook/src/core/flags.ts', rows: rowsOf(FLAGS) },
  { file: 'packages/rulebook/src/analytics/events.ts', rows: rowsOf(SCREEN_EVENTS) },
  { file: 'packages/rulebook/src/step-ups.ts', rows: eventsOfStepUps() },
  { file: 'packages/rulebook/src/core/limits.ts', rows: rowsOf(LIMITS) },
  { file: 'packages/rulebook/src/partners/embed-messages.ts', rows: rowsOf(EMBED_LIMITS) },
];

/** Tables keyed by error or event: actions next to an error, and how often an event is sent. */
const ABOUT_ROWS = /\/(error-recovery|error-actions|once-events)\.ts$/;

/** Texts and tables about a row are not a use of it, and neither are test fixtures. */
const isReader = ({ path }: SourceFile): boolean =>
  /^(apps\/(api|portal)|packages\/(rulebook|industries|ui|embed-sdk))\/src\/.*\.tsx?$/.test(path) &&
  !isTest(path) &&
  !ABOUT_ROWS.test(path) &&
  !/texts\.[\w-]+\.ts$/.test(path);

const outcomeCall = (key: string): string => `trackOutcome('${key.replace(/\.(success|failed)$/, '')}'`;

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
export function checkUnreadRows(files: readonly SourceFile[] = sourceFiles(), tables: readonly ReadTable[] = TABLES): string[] {
  const readers = files.filter(isReader);
  return tables.flatMap(({ file, rows }) => {
    const texts = readers.filter(({ path }) => path !== file).map(({ text }) => text);
    const isRead = (key: string): boolean => {
      const name = new RegExp(`(?<![\\w.-])['"\`]?${key.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)|\\.${key}\\b`);
      return texts.some((text) => name.test(text) || text.includes(outcomeCall(key)));
    };
    return rows
      .filter((row) => !isRead(row.key) && !readers.some((reader) => sendsCommonly(reader, row)))
      .map(({ key }) => `${file}: nothing reads ${key}; wire it in, or remove it`);
  });
}
