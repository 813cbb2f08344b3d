import { DEVICE_CLASSES } from '@signet/rulebook/analytics/device-class';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { JOURNEY_STEP_IDS, journeyStepOf } from '@signet/rulebook/journey';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { storeWalks, type Walk, walksFrom } from '../testing/seed-walks.ts';
import { testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { weekOf } from './funnel-store.ts';

type Reply = ReplyOf<'readFunnel'>;
const weekMs = 7 * 24 * 3_600_000;
const walkCount = 1_000;

const told = (count: number): number | undefined =>
  count < INSIGHT_LIMITS.leastGroup ? undefined : count;

onPostgres('the funnel', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  let mei: StaffVisitor;
  let walks: Walk[] = [];
  let from = 0;
  let until = 0;
  beforeAll(async () => {
    mei = await staffVisitor(desk, 'mei');
    until = weekOf(at.clock.now()) + weekMs;
    from = until - 2 * weekMs;
    // Over the four weeks before this one, so that all of it has ended.
    const everyMs = Math.floor((3 * weekMs) / walkCount);
    walks = walksFrom(until - 4 * weekMs, everyMs, walkCount);
    await storeWalks(at.database, walks);
    await countAll();
  });

  async function countAll(): Promise<void> {
    const { count } = at.deps.store.funnel;
    for (let place: string | undefined = ''; place !== undefined; )
      place = await count(place, {
        info: () => undefined,
        error: (error) => {
          throw error;
        },
        auditBroken: () => undefined,
        casesDiffered: () => undefined,
      });
  }
  const read = async (query: string): Promise<Reply> =>
    (await mei.call<Reply>('readFunnel', { query })).body;

  /** Those of the two weeks whose first time of something lies within them. */
  const within = (times: (walk: Walk) => (number | undefined)[], among = walks): number =>
    among.reduce((sum, walk) => {
      const inTime = times(walk).filter(
        (time) => time !== undefined && time >= from && time < until,
      );
      return sum + inTime.length;
    }, 0);

  const firstLine =
    (action: string, more: (detail: Record<string, unknown>) => boolean = () => true) =>
    (walk: Walk) => [walk.lines.find((line) => line.action === action && more(line.detail))?.at];

  test('counts what the server has seen as a count by hand does', async () => {
    const { milestones } = await read('?weeks=2');
    const came = Object.fromEntries(milestones.map(({ id, came: count }) => [id, count]));
    const isEnd = (outcome: unknown) => outcome === 'APPROVED' || outcome === 'DECLINED';
    expect(came).toEqual({
      started: told(within(firstLine('application.created'))),
      sent: told(within(firstLine('application.sent'))),
      asked: told(within(firstLine('decision.recorded', ({ stepUp }) => stepUp !== undefined))),
      answered: told(within(firstLine('stepUp.finished'))),
      decidedByRules: told(
        within(
          firstLine('decision.recorded', (one) => isEnd(one.outcome) && one.decidedBy === 'rules'),
        ),
      ),
      decidedByPerson: told(
        within(
          firstLine('decision.recorded', (one) => isEnd(one.outcome) && one.decidedBy === 'person'),
        ),
      ),
      approved: told(
        within(firstLine('decision.recorded', ({ outcome }) => outcome === 'APPROVED')),
      ),
      declined: told(
        within(firstLine('decision.recorded', ({ outcome }) => outcome === 'DECLINED')),
      ),
      bankLinked: told(within(firstLine('bank.linked'))),
    });
    expect(came.sent).toBeGreaterThan(100);
  });

  test('counts each step of those who may be counted, as a count by hand does', async () => {
    const shown = ({ events }: Walk) =>
      events
        .filter(({ type }) => type === 'screen.shown')
        .map(({ at: time, screen = '' }) => ({ time, step: journeyStepOf(screen) }));
    /** The first move away from a step, forwards or backwards. */
    const left = (step: string, way: 1 | -1) => (walk: Walk) => {
      const views = shown(walk);
      const order: readonly (string | undefined)[] = JOURNEY_STEP_IDS;
      const orderOf = (id: string | undefined) => order.indexOf(id);
      const next = views.findIndex(
        (view, nth) =>
          views[nth - 1]?.step === step && Math.sign(orderOf(view.step) - orderOf(step)) === way,
      );
      return [views[next]?.time];
    };
    const { steps } = await read('?weeks=2');
    for (const { id, came, wentOn, wentBack, metError, stopped, errors } of steps) {
      const all = within((walk) => [shown(walk).find(({ step }) => step === id)?.time]);
      const on = within(left(id, 1));
      const met = within((walk) => [
        walk.events.find(
          ({ type, screen = '' }) => type === 'signup.error' && journeyStepOf(screen) === id,
        )?.at,
      ]);
      expect({ id, came, wentOn, wentBack, metError, stopped }).toEqual({
        ...{ id, came: told(all), wentOn: told(on), wentBack: told(within(left(id, -1))) },
        ...{ metError: told(met), stopped: told(all - on) },
      });
      expect(errors).toEqual(
        told(met) === undefined ? [] : [{ error: 'company.dba businessName.tooShort', count: met }],
      );
    }
    expect(steps.find(({ id }) => id === 'business')?.wentBack).toBeGreaterThan(0);
  });

  test('filters by portal, country and language, and sums up to the whole', async () => {
    const started = async (query: string): Promise<number> =>
      (await read(`?weeks=4${query}`)).milestones.find(({ id }) => id === 'started')?.came ?? 0;
    const whole = await started('');
    expect(whole).toBe(walkCount);
    const [one, other] = PORTAL_IDS;
    expect((await started(`&portal=${one}`)) + (await started(`&portal=${other}`))).toBe(whole);
    expect((await started('&market=CA')) + (await started('&market=US'))).toBe(whole);
    expect(await started('&locale=fr-CA')).toBe(
      walks.filter(({ locale }) => locale === 'fr-CA').length,
    );
    expect(await started('&partner=none')).toBe(whole);
  });

  test('filters by the device of those whose visits may be counted', async () => {
    const sums = await Promise.all(
      DEVICE_CLASSES.map(async (device) => {
        const { milestones } = await read(`?weeks=4&device=${device}`);
        const came = milestones.find(({ id }) => id === 'started')?.came;
        const own = walks.filter(({ events: [first] }) => first?.device === device).length;
        expect([device, came]).toEqual([device, own]);
        return own;
      }),
    );
    expect(sums.reduce((sum, own) => sum + own, 0)).toBe(
      walks.filter(({ events }) => events.length > 0).length,
    );
  });

  test('tells the median and the time of nine in ten, and compares with the weeks before', async () => {
    const { milestones } = await read('?weeks=2');
    const [started, sent] = milestones;
    const before = walks.filter(
      ({ lines: [first] }) =>
        first !== undefined && first.at >= from - 2 * weekMs && first.at < from,
    );
    expect(started?.before).toBe(before.length);
    const times = walks
      .flatMap(({ lines: [first, second] }) =>
        first && second?.action === 'application.sent' && second.at >= from && second.at < until
          ? [(second.at - first.at) / 1_000]
          : [],
      )
      .sort((one, other) => one - other);
    for (const [share, seconds] of [
      [0.5, sent?.medianSeconds],
      [0.9, sent?.p90Seconds],
    ] as const) {
      const own = times[Math.floor(times.length * share)] ?? 0;
      expect(Math.abs((seconds ?? 0) - own)).toBeLessThan(own / 8);
    }
  });

  test('a small group is not told, and no reply names an application', async () => {
    const { milestones } = await read(`?weeks=1&portal=${PORTAL_IDS[0]}&locale=fr-CA`);
    expect(
      milestones.every(({ came }) => came === undefined || came >= INSIGHT_LIMITS.leastGroup),
    ).toBe(true);
    expect(milestones.some(({ came }) => came === undefined)).toBe(true);
    expect(JSON.stringify(await read('?weeks=52'))).not.toMatch(/urn:app|usr_|walk/);
  });

  test('counting again counts nothing twice', async () => {
    const before = await read('?weeks=4');
    await countAll();
    expect((await read('?weeks=4')).milestones).toEqual(before.milestones);
  });

  test('whoever may not see it gets the page that is not there', async () => {
    const robin = await staffVisitor(desk, 'robin');
    expect((await robin.call('readFunnel')).status).toBe(404);
  });
});
