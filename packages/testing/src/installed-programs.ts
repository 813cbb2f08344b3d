import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package without windows and tabs first: the same engine for an eighth less work. */
const HEADLESS_CHROMIUM = 'chromium-headless-shell';
const CHROMIUM_NAMES = [
  HEADLESS_CHROMIUM,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_CHROMIUM = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const MAC_FIREFOX = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
/** WebKitGTK's own browser, which its driver controls; it is not on the PATH. */
const WEBKIT_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

type Machine = { chromium: string; postgresBin: string };

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The user that runs a cluster: initdb refuses root, so root switches to the system's user
 * postgres.
 */
export function clusterOwner(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const id = (flag: '-u' | '-g') =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** CHROMIUM_PATH, otherwise the usual names and locations. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  firstThatExists([
    env.CHROMIUM_PATH,
    ...CHROMIUM_NAMES.map((name) => onPath(name, env)),
    ...MAC_CHROMIUM,
  ]);

/** FIREFOX_PATH, otherwise the usual names and locations. */
export const findFirefox = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  firstThatExists([
    env.FIREFOX_PATH,
    ...FIREFOX_NAMES.map((name) => onPath(name, env)),
    ...MAC_FIREFOX,
  ]);

/** WebKit, its driver and a virtual display; undefined when any of the three is missing. */
export function findWebKit(
  env: NodeJS.ProcessEnv = process.env,
): { browser: string; driver: string; screen: string } | undefined {
  const [browser, driver, screen] = [
    globSync(WEBKIT_BROWSER)[0],
    onPath('WebKitWebDriver', env),
    onPath('Xvfb', env),
  ];
  return browser === undefined || driver === undefined || screen === undefined
    ? undefined
    : { browser, driver, screen };
}

const firstThatExists = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

/** PG_BIN, otherwise Debian's newest version, otherwise the folder of `initdb` on the PATH. */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const versions = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    env.PG_BIN,
    ...versions.map((version) => join(DEBIAN_POSTGRES, version, 'bin')),
    ...(env.PATH ?? '').split(delimiter),
  ];
  return folders.find(
    (folder) => folder !== undefined && folder !== '' && existsSync(join(folder, 'initdb')),
  );
}

/** PGBOUNCER_PATH, otherwise the PATH and the folder that Debian installs it to. */
export const findPgbouncer = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  firstThatExists([env.PGBOUNCER_PATH, onPath('pgbouncer', env), '/usr/sbin/pgbouncer']);

/** PROMTOOL_PATH, otherwise the PATH. */
export const findPromtool = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  firstThatExists([env.PROMTOOL_PATH, onPath('promtool', env)]);

/**
 * Finds what the tests need; as root on Debian it installs what is missing, otherwise it throws
 * Error with the command to run.
 */
export function prepareMachine(): Machine {
  const missing = [
    ...(findChromium() ? [] : [HEADLESS_CHROMIUM]),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findPgbouncer() ? [] : ['pgbouncer']),
    ...(findPromtool() ? [] : ['prometheus']),
    ...(onPath('curl', process.env) ? [] : ['curl']),
  ];
  if (missing.length > 0) install(missing);
  const [chromium, postgresBin] = [findChromium(), findPostgres()];
  if (
    chromium === undefined ||
    postgresBin === undefined ||
    findFirefox() === undefined ||
    findPgbouncer() === undefined ||
    findPromtool() === undefined ||
    findWebKit() === undefined
  )
    throw new Error(
      `after installing ${missing.join(' and ')} they are still not found; set CHROMIUM_PATH, FIREFOX_PATH, PG_BIN, PGBOUNCER_PATH and PROMTOOL_PATH`,
    );
  return { chromium, postgresBin };
}

function install(missing: readonly string[]): void {
  const aptGet = onPath('apt-get', process.env);
  if (aptGet === undefined)
    throw new Error(
      `The tests need ${missing.join(' and ')}: install them, then set CHROMIUM_PATH and PG_BIN where they are not on the PATH.`,
    );
  if (!isRoot())
    throw new Error(
      `The tests need ${missing.join(' and ')}. Type: sudo apt-get install -y ${missing.join(' ')}`,
    );
  console.log(`Installing ${missing.join(' and ')} …`);
  execFileSync(aptGet, ['update', '-qq'], { stdio: 'inherit' });
  execFileSync(aptGet, ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const onPath = (name: string, env: NodeJS.ProcessEnv): string | undefined =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
