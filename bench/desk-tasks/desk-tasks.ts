import type { Browser } from '@playwright/test';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { callOrThrow } from '@signet/testing/applications';
import { openDesk } from '@signet/testing/browser/desk';
import { startBrowser } from '@signet/testing/browser/launch';
import { control } from '@signet/testing/screen-states/starting-points';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import { makeDeskCase } from '../../tools/desk-cases/case-routes.ts';
import { worldAt } from '../../tools/desk-cases/make-desk-cases.ts';
import { atMost, type Figure, rounded } from '../figures.ts';
import { type Action, countActions } from '../journey/count-actions.ts';
import { DESK_TASKS, type DeskTask, type References, TASK_CASES } from './tasks.ts';

const lateMs = 8 * 24 * 3_600_000;

/**
 * Seconds of a practised hand for one action, after the keystroke-level model of Card, Moran and
 * Newell: a thought and a pointed press, a thought and a key, a letter.
 */
const HAND_SECONDS = { press: 2.65, choice: 2.65, key: 1.63, letter: 0.28 } as const;

type Walked = {
  who: string;
  presses: Figure | number;
  choices: number;
  fields: number;
  letters: number;
  /** What somebody practised takes, with the time that the product took; reading is not counted. */
  seconds: Figure | number;
  productMs: Figure | number;
};

/**
 * The most frequent tasks of staff, walked in a browser. A press is a link, a button, a key outside
 * a field, or Enter; a choice is a changed box or option. Both are counted in the page, so whoever
 * walks cannot leave one out.
 */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('desk-tasks', { database: 'postgres' });
  const browser = await startBrowser();
  try {
    const cases = await madeCases(world);
    const tasks: Record<string, Walked> = {};
    for (const name of keysOf(DESK_TASKS)) {
      const task = DESK_TASKS[name];
      if (task === undefined) continue;
      if (name === 'handOutWhatIsLate') await world.advance(lateMs);
      tasks[name] = await walked(browser, world, task, cases);
    }
    return { countedAs: HAND_SECONDS, tasks };
  } finally {
    await browser.close();
    await world.stop();
  }
}

async function madeCases(world: BenchWorld): Promise<References> {
  const at = worldAt({ url: world.localUrl, sandboxUrl: world.sandboxUrl });
  const references: Record<string, string> = {};
  for (const id of TASK_CASES) {
    const made = await makeDeskCase(at, id);
    const { body } = await callOrThrow(made.client?.call, 'getApplication', { id: made.id });
    references[id] = String(body.reference);
    if (id === 'antiques')
      await control(at, `/control/reviews/${made.id}`, { decision: 'APPROVED' });
  }
  return references;
}

async function walked(
  browser: Browser,
  world: BenchWorld,
  task: DeskTask,
  cases: References,
): Promise<Walked> {
  const { page, close } = await openDesk(browser, world, task.who, task.opening(cases));
  const actions = await countActions(page, world.deskUrl);
  await page.reload();
  await task.prepare?.(page, cases);
  actions.length = 0;
  const began = performance.now();
  await task.walk(page, cases);
  const productMs = rounded(performance.now() - began, 0);
  const counted = [...actions];
  await task.after?.(page);
  await close();
  const of = (kind: Action['kind']) => counted.filter((action) => action.kind === kind);
  const keys = of('key').length;
  const pressed = of('press').length;
  const [choices, fills, letters] = [of('choice').length, of('fill'), of('letter').length];
  const typed = letters + fills.reduce((sum, { letters = 0 }) => sum + letters, 0);
  const presses = pressed + keys;
  const handSeconds =
    pressed * HAND_SECONDS.press +
    keys * HAND_SECONDS.key +
    choices * HAND_SECONDS.choice +
    typed * HAND_SECONDS.letter;
  const seconds = rounded(handSeconds + productMs / 1_000, 1);
  return {
    who: task.who,
    presses:
      task.limitPresses === undefined ? presses : atMost(presses + choices, task.limitPresses),
    choices,
    fields: new Set([...fills, ...of('letter')].map(({ on }) => on)).size,
    letters: typed,
    seconds: task.limitSeconds === undefined ? seconds : atMost(seconds, task.limitSeconds),
    productMs: task.limitUsableMs === undefined ? productMs : atMost(productMs, task.limitUsableMs),
  };
}
