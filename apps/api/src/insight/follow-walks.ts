import { WALK } from '@signet/rulebook/funnel-walk';
import { z } from 'zod';
import type { DutyLog } from '../platform/jobs/duty.ts';
import { type StreamSubscription, subscribeToLines } from '../platform/line-stream.ts';
import type { Store } from '../store.ts';

const LINE = z.object({ seq: z.number().int(), walks: z.array(WALK) });

type Followed = StreamSubscription & { store: Pick<Store, 'funnel' | 'walks'>; dutyLog: DutyLog };

/**
 * Stores the ways that the sandbox makes up, a part at a time. The funnel is brought up to date
 * first, so that it counts them with the part that stores them.
 */
export const followWalks = ({
  store,
  dutyLog,
  ...source
}: Followed): Promise<{ close(): Promise<void> }> =>
  subscribeToLines({
    ...source,
    topic: 'walks',
    read: (line) => LINE.parse(line),
    apply: async ({ walks }) => {
      if (walks.length === 0) return;
      await store.funnel.catchUp(dutyLog);
      await store.walks.add(walks);
    },
  });
