import { Icon } from '@signet/ui/icon';
import { useLocation } from 'wouter';
import { fillIn } from '../../platform/texts.tsx';
import { noteRow, placeInQueue } from '../queue-return.ts';
import { TEXTS } from './texts.en-US.ts';

/** The cases before and after one in the queue it was opened from, and how to go there. */
export function useBesideCase(reference: string) {
  const [, navigate] = useLocation();
  const place = placeInQueue(reference);
  const goTo = (row: { reference: string; key: string } | undefined) => {
    if (row === undefined) return;
    noteRow(row.key);
    navigate(`/a/${row.reference}`);
  };
  return {
    place,
    goBefore: () => goTo(place?.before),
    goAfter: () => goTo(place?.after),
  };
}

/** “2 of 7”, between the case before and the one after. */
export function BesideCase({ place, goBefore, goAfter }: ReturnType<typeof useBesideCase>) {
  if (place === undefined || place.of === 1) return null;
  return (
    <div className="beside-case">
      <button
        type="button"
        className="icon-btn beside-before"
        aria-label={TEXTS.before}
        title={`${TEXTS.before} (K)`}
        disabled={place.before === undefined}
        onClick={goBefore}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <span>{fillIn(TEXTS.place, { at: place.at, of: place.of })}</span>
      <button
        type="button"
        className="icon-btn"
        aria-label={TEXTS.after}
        title={`${TEXTS.after} (J)`}
        disabled={place.after === undefined}
        onClick={goAfter}
      >
        <Icon name="chevron-down" size={16} />
      </button>
    </div>
  );
}
