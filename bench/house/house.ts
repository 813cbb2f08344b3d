import { resolve } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { atMost } from '../figures.ts';
import { type Act, filesOfAct } from './files-of-act.ts';
import { type ProductFile, productFiles } from './product-code.ts';

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

/** The two actions. */
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
  codeCheck: { screen: 'otp', rows: ['CALLERS.applicant', 'verifyOtp', 'otp', 'code'] },
} as const;

/** How easy the code is to find and follow. docs/how-to/measure-the-code.md. */
export async function measure(): Promise<object> {
  const files = productFiles(resolve(PROJECT));
  const identity = filesOfAct(files, actOf(files, ACTS.identityPage));
  const code = filesOfAct(files, actOf(files, ACTS.codeCheck));
  const names = doubleNames(files);
  return {
    figures: { namesExportedTwice: atMost(Object.keys(names).length, 0) },
    filesOfAct: { identityPage: identity.length, codeCheck: code.length },
    filesInBothActs: identity.filter((file) => code.includes(file)).length,
    identityPage: identity,
    codeCheck: code,
    namesExportedTwice: names,
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
    beside: [...AFTER_COMMIT, ...BESIDE],
  };
}

/** Loaded by file name and so export the same names: screens and texts. */
const BY_FILE_NAME =
  /(\/screen\.tsx|(^|\/)([\w-]*texts|words)(\.[a-z]{2}-[A-Z]{2})?\.ts|\.[a-z]{2}-[A-Z]{2}\.ts)$/;

const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Names that two files of the same package export, with the files. */
export function doubleNames(files: ReadonlyMap<string, ProductFile>): Record<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { path, declarations } of files.values()) {
    if (BY_FILE_NAME.test(path)) continue;
    for (const { name, isExported } of declarations.values()) {
      const key = `${packageOf(path)} ${name}`;
      if (isExported) places.set(key, [...(places.get(key) ?? []), path]);
    }
  }
  return Object.fromEntries([...places].filter(([, paths]) => paths.length > 1));
}
