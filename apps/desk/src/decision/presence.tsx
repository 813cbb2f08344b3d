import { Avatar } from '@signet/ui/avatar';
import { useDeskEvents } from '../platform/desk-events.tsx';
import { DESK_LOCALE, fillIn } from '../platform/texts.tsx';
import { useSession } from '../session/session.tsx';
import { TEXTS } from './texts.en-US.ts';

/** Others who read the case now, or who are at the desk at all, each once. */
export function useOthers(reference?: string): readonly { id: string; name: string }[] {
  const { staff } = useSession();
  const { present } = useDeskEvents();
  const others = present.filter(
    ({ id, reading }) => id !== staff.id && (reference === undefined || reading === reference),
  );
  return [...new Map(others.map((one) => [one.id, one])).values()];
}

const namesOf = (others: readonly { name: string }[]): string =>
  new Intl.ListFormat(DESK_LOCALE, { type: 'conjunction' }).format(others.map(({ name }) => name));

/** “Jules Bishop is reading”, in words beside the initials. */
export function Readers({ reference }: { reference: string }) {
  const others = useOthers(reference);
  return (
    <p className="present" role="status">
      {others.length > 0 && (
        <>
          {others.map(({ id, name }) => (
            <Avatar key={id} name={name} />
          ))}
          <span className="present-words">
            {fillIn(TEXTS.reading, { names: namesOf(others), count: others.length })}
          </span>
        </>
      )}
    </p>
  );
}

const shownFaces = 4;

/** Everybody else who has the desk open. */
export function AtTheDesk() {
  const others = useOthers();
  if (others.length === 0) return null;
  const text = fillIn(TEXTS.atTheDesk, { names: namesOf(others) });
  return (
    <span className="present at-the-desk" title={text}>
      {others.slice(0, shownFaces).map(({ id, name }) => (
        <Avatar key={id} name={name} />
      ))}
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
