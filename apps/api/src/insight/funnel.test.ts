import { walksFrom } from '@signet/personas/walks';
import { DEVICE_CLASSES } from '@signet/rulebook/analytics/device-class';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { Walk } from '@signet/rulebook/funnel-walk';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { FUNNEL_GROUPINGS } from '@signet/rulebook/insight/milestones';
import { JOURNEY_STEP_IDS, journeyStepOf } from '@signet/rulebook/journey';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { QUIET_DUTY_LOG } from '../testing/quiet-duty-log.ts';
import { testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { followWalks } from './follow-walks.ts';
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
    await at.deps.store.walks.add(walks);
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
          ({ type, screen }) => type === 'signup.error' && journeyStepOf(screen) === id,
        )?.at,
      ]);
      expect({ id, came, wentOn, wentBack, metError, stopped }).toEqual({
        ...{ id, came: told(all), wentOn: told(on), wentBack: told(within(left(id, -1))) },
        ...{ metError: told(met), stopped: id === 'bank' ? undefined : told(all - on) },
      });
      const [error] = walks.flatMap(({ events }) =>
        events
          .filter(({ type, screen }) => type === 'signup.error' && journeyStepOf(screen) === id)
          .map(({ field, errorCode }) => `${field} ${errorCode}`),
      );
      expect(errors).toEqual(told(met) === undefined ? [] : [{ error, count: met }]);
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

  test.each(FUNNEL_GROUPINGS)(
    'sets groups side by side by %s, as a count by hand does',
    async (by) => {
      const { groups } = await read(`?weeks=4&by=${by}`);
      const groupOf = ({ lines: [first], events: [event], ...walk }: Walk): string | undefined =>
        ({
          ...{ week: String(weekOf(first?.at ?? 0)), partner: 'none', device: event?.device },
          ...{ portal: walk.portal, market: walk.market, locale: walk.locale },
        })[by];
      const byHand = Map.groupBy(walks, groupOf);
      expect(groups.map(({ id, started }) => [id, started])).toEqual(
        [...byHand]
          .flatMap(([id, of]) => (id === undefined ? [] : [[id, told(of.length)]]))
          .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
      );
      expect(groups.every(({ sent = 0, started = 0 }) => sent < started)).toBe(true);
    },
  );

  test('tells at which question what was refused, as a count by hand does', async () => {
    const { questions } = await read('?weeks=2');
    const byHand = Map.groupBy(
      walks.flatMap(({ events }) => {
        const refused = events.filter(({ type }) => type === 'signup.error');
        return refused.filter(({ at: time }) => time >= from && time < until);
      }),
      ({ field, errorCode }) => `${field} ${errorCode}`,
    );
    expect(
      Object.fromEntries(questions.map(({ field, code, met }) => [`${field} ${code}`, met])),
    ).toEqual(
      Object.fromEntries(
        [...byHand].flatMap(([error, of]) =>
          told(of.length) === undefined ? [] : [[error, of.length]],
        ),
      ),
    );
    expect(questions.length).toBeGreaterThan(3);
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

onPostgres('ways that the sandbox makes up', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const control = (method: 'GET' | 'POST') => fetch(`${at.sandbox}/control/walks`, { method });
  const counted = 5_000;

  type Stored = { id: string; actions: string[]; screens: string[] | null; refused: boolean };
  const stored = (): Promise<Stored[]> =>
    at.database.run<Stored>(sql`select a.id,
      (select array_agg(w.action || coalesce(' ' || (w.detail::jsonb ->> 'outcome'), ''))
        from audit w where w.application_id = a.id) as actions,
      (select array_agg(e.params ->> 'screen') from analytics e
        where e.application_id = a.id and e.type = 'screen.shown') as screens,
      exists (select 1 from analytics e
        where e.application_id = a.id and e.type = 'signup.error') as refused
      from applications a where a.id like 'urn:app:%'`);

  test('are counted with the part that stores them, each once, and verify', async () => {
    const { store } = at.deps;
    const mei = await staffVisitor(desk, 'mei');
    const following = await followWalks({
      ...{ url: at.sandbox, client: 'test', store, dutyLog: QUIET_DUTY_LOG },
    });
    expect((await control('POST')).status).toBe(202);
    expect((await control('POST')).status).toBe(409); // one press at a time
    await vi.waitFor(
      async () =>
        expect(await (await control('GET')).json()).toMatchObject({
          ...{ isRunning: false, stored: counted, missing: [] },
        }),
      { timeout: 60_000, interval: 200 },
    );
    await following.close();
    expect((await control('POST')).status).toBe(409); // nobody follows any more
    const ways = await stored();
    expect(ways).toHaveLength(counted);
    const read = async () => (await mei.call<Reply>('readFunnel', { query: '?weeks=52' })).body;
    const { milestones, steps } = await read();
    const having = (action: string) =>
      ways.filter(({ actions }) => actions.includes(action)).length;
    expect(Object.fromEntries(milestones.map(({ id, came }) => [id, came]))).toMatchObject({
      ...{ started: counted, sent: having('application.sent') },
      ...{ asked: having('decision.recorded PENDING'), answered: having('stepUp.finished') },
      ...{ approved: having('decision.recorded APPROVED') },
      ...{ declined: having('decision.recorded DECLINED'), bankLinked: having('bank.linked') },
    });
    for (const { id, came } of steps)
      expect([id, came]).toEqual([
        id,
        told(
          ways.filter(({ screens }) => screens?.some((screen) => journeyStepOf(screen) === id))
            .length,
        ),
      ]);
    expect(steps.reduce((sum, { metError = 0 }) => sum + metError, 0)).toBeGreaterThanOrEqual(
      ways.filter(({ refused }) => refused).length,
    );
    expect(await store.audit.brokenAmong(ways.slice(0, 200).map(({ id }) => id))).toEqual([]);
    await store.funnel.count('', QUIET_DUTY_LOG);
    expect((await read()).milestones).toEqual(milestones);
  });

  test('a part that is told again is stored once', async () => {
    const walks = walksFrom(at.clock.now() - weekMs, 60_000, 20);
    expect(await at.deps.store.walks.add(walks)).toBe(20);
    expect(await at.deps.store.walks.add(walks)).toBe(0);
  });

  test('nobody of the product sees them: no case waits and no mail is due', async () => {
    const [found] = await at.database.run<{ cases: number; jobs: number }>(sql`select
      (select count(*)::integer from open_cases) as cases,
      (select count(*)::integer from outbox) as jobs`);
    expect(found).toEqual({ cases: 0, jobs: 0 });
  });
});
