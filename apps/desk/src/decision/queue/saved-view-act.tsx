import type { QueueView } from '@signet/rulebook/decision/queue-views';
import { Button } from '@signet/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../platform/call.ts';
import { errorText } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay } from '../../session/session.tsx';
import { type SavedView, useQueueCounts } from '../queue-counts.tsx';
import { type QueueFilters, queuePath } from '../queue-filters.ts';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.saved;

const SaveViewDialog = lazy(() =>
  import('./save-view-dialog.tsx').then((module) => ({ default: module.SaveViewDialog })),
);

/** Keeps what the queue is narrowed to under a name, or removes the view that is shown. */
export function SavedViewAct({
  view,
  filters,
  saved,
}: {
  view: QueueView;
  filters: QueueFilters;
  saved: SavedView | undefined;
}) {
  const may = useMay();
  const [, navigate] = useLocation();
  const { reread } = useQueueCounts();
  const { pending, error, act } = useAction<'remove'>();
  const [isOpen, setOpen] = useState(false);
  if (saved?.mayRemove)
    return (
      <>
        <Button
          kind="text"
          busy={pending !== undefined}
          busyLabel={TEXTS.removing}
          onClick={() =>
            void act(
              'remove',
              async () => {
                await call('removeView', { params: { id: saved.id } });
                navigate(queuePath(view, filters), { replace: true });
                await reread();
              },
              saved.id,
            )
          }
        >
          {TEXTS.remove}
        </Button>
        {error && <p role="alert">{errorText(error)}</p>}
      </>
    );
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  if (saved !== undefined || !isNarrowed || !may('view.save')) return null;
  return (
    <>
      <Button kind="text" onClick={() => setOpen(true)}>
        {TEXTS.act}
      </Button>
      <Suspense>
        {isOpen && (
          <SaveViewDialog
            filters={{ view, ...filters }}
            onClose={() => setOpen(false)}
            onSaved={async (id) => {
              await reread();
              navigate(`/queue/${id}`);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
