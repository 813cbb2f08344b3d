import { FLAGS } from '@signet/rulebook/core/flags';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import {
  RETENTION,
  RETENTION_PERIOD_IDS,
  type RetentionId,
} from '@signet/rulebook/reference/retention';
import type { Deps } from '../deps.ts';
import type { DutyId } from '../duties.ts';
import type { Handler } from '../handler.ts';
import { KEY_NAMES } from '../platform/seal/key-file.ts';

type Reply = ReplyOf<'readAdministration'>;

/** Duties that end what no duty of its own name forgets. */
const ERASING: Readonly<Partial<Record<RetentionId, DutyId>>> = {
  abandoned: 'erase.drafts',
  declined: 'erase.declinedSecrets',
  declinedPeople: 'erase.declined',
  closed: 'erase.closed',
};
const missedRuns = 3;

async function peopleOf({ store, clock }: Deps): Promise<Reply['people']> {
  const [people, open] = await Promise.all([store.reviewers.people(), store.staffSessions.open()]);
  const today = clock.today('US');
  return people.map(({ id, name, roles, awayUntil }) => {
    const own = open.find(({ staffId }) => staffId === id);
    return {
      ...{ id, name, roles: [...roles], sessions: own?.sessions ?? 0, seenAt: own?.seenAt },
      awayUntil: awayUntil !== undefined && awayUntil >= today ? awayUntil : undefined,
    };
  });
}

async function retentionOf({ store, clock, config }: Deps): Promise<Reply['retention']> {
  const times = await store.dutyTimes.all();
  const lateBefore = clock.now() - missedRuns * LIMITS.dutyEveryMs;
  return keysOf(RETENTION).map((id) => {
    const duty = ERASING[id] ?? `forget.${id}`;
    const ranAt = times.find((one) => one.id === duty)?.finishedAt;
    const set = RETENTION_PERIOD_IDS.find((one) => one === id);
    return {
      ...{ id, ranAt, isLate: ranAt === undefined || ranAt < lateBefore },
      keepMs: set === undefined ? RETENTION[id].keepMs : config.retention[set],
    };
  });
}

function flagsOf({ config, flags }: Deps): Reply['flags'] {
  const partners = config.partners.rows().filter((row) => row.referralUrlIds.length > 0);
  return keysOf(FLAGS).map((flag) => {
    const isOn = FLAGS[flag].on;
    return {
      ...{ flag, isOn },
      differsIn: PORTAL_IDS.filter(
        (portal) => flags.of({ portal, referralUrlId: undefined })[flag] !== isOn,
      ),
      differsFor: partners
        .filter((row) => row.flags[flag] !== undefined && row.flags[flag] !== isOn)
        .map(({ id }) => id),
    };
  });
}

export const readAdministration: Handler<'readAdministration'> = async ({ deps }) => {
  const [people, keys, retention] = await Promise.all([
    peopleOf(deps),
    deps.store.reviewers.list(),
    retentionOf(deps),
  ]);
  return {
    ...{ people, retention, flags: flagsOf(deps) },
    keys: keys.map(({ id, name, createdAt, revokedAt }) => ({ id, name, createdAt, revokedAt })),
    seals: keysOf(KEY_NAMES).map((name) => {
      const { current, known } = deps.sealer.versionsOf(name);
      return { name, current, known: [...known] };
    }),
  };
};
