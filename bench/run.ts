import { keepResult, summarise } from './summary/summary.ts';

/**
 * The benches of `npm run bench -- NAME`; each module exports `measure`, whose result is printed.
 */
const BENCHES: Record<string, () => Promise<{ measure: () => Promise<object> }>> = {
  'first-screen': () => import('./first-screen/first-screen.ts'),
  'screens-speed': () => import('./screens-speed/screens-speed.ts'),
  'layout-shifts': () => import('./screens-speed/layout-shifts.ts'),
  lighthouse: () => import('./lighthouse/lighthouse.ts'),
  journey: () => import('./journey/journey.ts'),
  crash: () => import('./crash/crash.ts'),
  hostile: () => import('./hostile/hostile.ts'),
  outage: () => import('./outage/outage.ts'),
  faults: () => import('./faults/faults.ts'),
  'sign-ups': () => import('./sign-ups/sign-ups.ts'),
  'write-path': () => import('./write-path/write-path.ts'),
  'frozen-database': () => import('./frozen-database/frozen-database.ts'),
  'idle-streams': () => import('./idle-streams/idle-streams.ts'),
  screens: () => import('./screens/screens.ts'),
  'journey-sheets': () => import('./screens/journey-sheets.ts'),
  accessibility: () => import('./screens/accessibility.ts'),
  category: () => import('./category-prediction.ts'),
  'real-values': () => import('./real-values.ts'),
  'category-search': () => import('./category-search.ts'),
  roll: () => import('./roll/roll.ts'),
  releases: () => import('./releases/releases.ts'),
  restore: () => import('./restore/restore.ts'),
  moments: () => import('./moments/moments.ts'),
  'desk-queue': () => import('./desk-queue/desk-queue.ts'),
  'desk-tasks': () => import('./desk-tasks/desk-tasks.ts'),
  'case-marks': () => import('./case-marks/case-marks.ts'),
  imports: () => import('./imports/imports.ts'),
  insight: () => import('./insight/insight.ts'),
  growth: () => import('./growth/growth.ts'),
  duties: () => import('./duties/duties.ts'),
  processes: () => import('./processes/processes.ts'),
  'text-pumping': () => import('./text-pumping.ts'),
  house: () => import('./house/house.ts'),
};

const [name = ''] = process.argv.slice(2);
if (name === 'summary') {
  console.info(JSON.stringify(summarise(Object.keys(BENCHES)), null, 2));
  process.exit(0);
}
const load = BENCHES[name];
if (load === undefined) {
  console.error(
    `npm run bench -- NAME, where NAME is one of ${Object.keys(BENCHES).join(', ')}, or summary for the last figure of each`,
  );
  process.exit(2);
}

// stdout gets only the one JSON object; all other output goes to stderr.
console.log = console.error;
try {
  const found = await (await load()).measure();
  keepResult(name, found);
  process.stdout.write(`${JSON.stringify({ bench: name, ...found }, null, 2)}\n`, () =>
    process.exit(0),
  );
} catch (error) {
  console.error(error);
  process.exit(1);
}
