import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FALLBACK_LOCALE, LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { buildPortal, initialChunks } from '@signet/testing/portal-build';
import { PROJECT } from '@signet/testing/project-folder';
import { APART, SELDOM_SEEN, WHEN_IDLE } from '../../apps/portal/src/platform/chunk-of-room.ts';
import { checkImports } from '../../tools/checks/check-imports.ts';
import { atMost, rounded } from '../figures.ts';
import { type Act, filesOfAct } from './files-of-act.ts';
import { type ProductFile, productFiles } from './product-code.ts';
import { cycles, doubleNames, mappingCode, phoneRooms, smallFiles } from './structure.ts';

const kilobyte = 1024;

/** Runs after the commit: the reply and the next page. */
const AFTER_COMMIT = [
  ...[
    'viewFor',
    'otpReplyFor',
    'readApplication',
    'replayResponse',
    'answerOf',
    'send',
    'sendCached',
  ],
  ...['setApplication', 'go'],
];
/** Runs beside the action: texts, analytics, and error messages. */
const BESIDE = [
  'useTexts',
  'useFormatMessage',
  'track',
  'trackCorporationNumber',
  'trackOutcome',
  'trackRefusals',
  'phoneStepOf', // only a step's name for its event
  'showError',
  'dismissErrors',
  'isForForm',
  'isSignInNeeded',
];
/** The same functions' names in an older checkout. */
const FORMER_NAMES = ['tellCorporationNumber', 'focusErrorSummary'];

/**
 * The two actions; rows also carry their former names, so that an older checkout can be measured.
 */
const ACTS = {
  identityPage: {
    screen: 'owner-identity',
    rows: [
      'CALLERS.applicant',
      'updateApplication',
      'ownerIdentity',
      'identityLater',
      'dob',
      'ssn',
      'ssn4',
      'sin',
      'phone',
      'businessPhone',
    ],
  },
  codeCheck: { screen: 'otp', rows: ['CALLERS.applicant', 'verifyOtp', 'checkOtp', 'otp', 'code'] },
} as const;

/**
 * How easy the code is to find and follow. `HOUSE_ROOT` selects another checkout for comparison.
 * docs/how-to/measure-the-code.md.
 */
export async function measure(): Promise<object> {
  const root = resolve(process.env.HOUSE_ROOT ?? PROJECT);
  const files = productFiles(root);
  const identity = filesOfAct(files, actOf(files, ACTS.identityPage));
  const code = filesOfAct(files, actOf(files, ACTS.codeCheck));
  const small = smallFiles(files);
  const names = doubleNames(files);
  const mapping = mappingCode(
    files,
    (path, { start, end }) =>
      readFileSync(join(root, path), 'utf8').slice(start, end).split('\n').length,
  );
  const circles = cycles(files);
  // The rules name this checkout's folders.
  const upward = root === resolve(PROJECT) ? checkImports() : undefined;
  const phone = phoneRooms(files);
  const weight = root === resolve(PROJECT) ? await scriptBytes() : undefined;
  return {
    root: root === resolve(PROJECT) ? 'this checkout' : 'another checkout',
    figures: {
      'filesOfAct.identityPage': atMost(identity.length, 25),
      'filesOfAct.codeCheck': atMost(code.length, 20),
      phoneRooms: atMost(phone.length, 3),
      smallFiles: atMost(small.length, 10),
      namesExportedTwice: atMost(Object.keys(names).length, 0),
      mappingLines: atMost(
        Object.values(mapping).reduce((all, lines) => all + lines, 0),
        150,
      ),
      cycles: atMost(circles.length, 0),
      ...(upward && { upwardImports: atMost(upward.length, 0) }),
      ...(weight && {
        firstPageScriptKilobytes: atMost(rounded(weight.firstPage / kilobyte, 1), 72),
        journeyScriptKilobytes: atMost(rounded(weight.journey / kilobyte, 1), 170),
      }),
    },
    filesInBothActs: identity.filter((file) => code.includes(file)).length,
    identityPage: identity,
    codeCheck: code,
    phoneRooms: phone,
    smallFiles: small,
    namesExportedTwice: names,
    mapping,
    cycles: circles,
    upwardImports: upward,
    scripts: weight?.files,
    // Not on the journey, shown so that nothing hides there.
    seldomSeenKilobytes: weight && rounded(weight.seldomSeen / kilobyte, 1),
    // Fetched by every form while idle; nothing waits for it.
    whenIdleKilobytes: weight && rounded(weight.whenIdle / kilobyte, 1),
    // Invited owners' pages, and those of visitors with accounts.
    otherJourneysKilobytes: weight && rounded(weight.apart / kilobyte, 1),
    // Fetched next to the scripts, shown so that nothing hides there.
    dataKilobytes: weight && rounded(weight.data / kilobyte, 1),
  };
}

function actOf(
  files: ReadonlyMap<string, ProductFile>,
  { screen, rows }: { screen: string; rows: readonly string[] },
): Act {
  const found = [...files.keys()].find((path) => path.endsWith(`/${screen}/screen.tsx`));
  if (found === undefined) throw new Error(`no file is the screen ${screen}`);
  return {
    screen: found,
    loop: 'apps/api/src/endpoint-loop.ts',
    rows,
    beside: [...AFTER_COMMIT, ...BESIDE, ...FORMER_NAMES],
  };
}

const OTHER_LANGUAGES = new RegExp(
  `(${LOCALE_IDS.filter((locale) => locale !== FALLBACK_LOCALE).join('|')})(?:\\.ts)?$`,
);
const VENDOR_FRAMES = /^persona\//;
/** Chunks of other journeys than the applicant's, including one text chunk per language. */
const OTHER_JOURNEYS = new RegExp(`[/-](?:${APART.join('|')})-`);
const ENGLISH_DATA = /^en-.*\.txt$/;

/**
 * True if all own modules of a chunk match; a module in a shared chunk does not exempt the chunk.
 */
const areAll = (modules: readonly { module: string }[], kind: RegExp): boolean => {
  const ours = modules.filter(({ module }) => /^(?:apps|packages)[\\/]/.test(module));
  return ours.length > 0 && ours.every(({ module }) => kind.test(module));
};
const isSeldomSeen = (modules: readonly { module: string }[]): boolean =>
  areAll(modules, SELDOM_SEEN);
const isWhenIdle = (modules: readonly { module: string }[]): boolean => areAll(modules, WHEN_IDLE);

/**
 * Scripts of the first page, and of all screens in US English without the vendor's frame, in Brotli
 * bytes.
 */
async function scriptBytes(): Promise<{
  firstPage: number;
  journey: number;
  data: number;
  seldomSeen: number;
  whenIdle: number;
  apart: number;
  files: Record<string, number>;
}> {
  const build = await buildPortal();
  try {
    const sizeOf = (file: string): number =>
      brotliCompressSync(readFileSync(join(build.folder, 'client', file))).length;
    // A chunk with only stylesheets is recorded as a script and then left out of the build.
    const written = build.chunks.filter(({ file }) =>
      existsSync(join(build.folder, 'client', file)),
    );
    const journey = written.filter(
      ({ file, modules }) =>
        !modules.every(({ module }) => OTHER_LANGUAGES.test(module)) &&
        !OTHER_JOURNEYS.test(file) &&
        !modules.some(({ module }) => VENDOR_FRAMES.test(module)) &&
        !isSeldomSeen(modules) &&
        !isWhenIdle(modules),
    );
    const sum = (chunks: readonly { file: string }[]): number =>
      chunks.reduce((all, { file }) => all + sizeOf(file), 0);
    return {
      firstPage: sum(initialChunks(written)),
      journey: sum(journey),
      whenIdle: sum(written.filter(({ modules }) => isWhenIdle(modules))),
      seldomSeen: sum(written.filter(({ modules }) => isSeldomSeen(modules))),
      apart: sum(
        written.filter(
          ({ file, modules }) =>
            OTHER_JOURNEYS.test(file) &&
            !modules.every(({ module }) => OTHER_LANGUAGES.test(module)),
        ),
      ),
      data: sum(
        readdirSync(join(build.folder, 'client/assets'))
          .filter((name) => ENGLISH_DATA.test(name))
          .map((name) => ({ file: `assets/${name}` })),
      ),
      files: Object.fromEntries(
        journey
          .map(({ file }): [string, number] => [file, sizeOf(file)])
          .sort(([, a], [, b]) => b - a),
      ),
    };
  } finally {
    build.remove();
  }
}
