import '@signet/ui/count-bar.css';
import { Avatar } from '@signet/ui/avatar';
import { CountBar } from '@signet/ui/count-bar';
import { Link } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { DESK_PAGES } from '../../desk-pages.ts';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.week;

/** Who was shown how many numbers and birth dates in the week that runs, the most first. */
export function ShownSecretsCard() {
  const { data, error } = useLoadedData('secrets ', () => call('listShownSecrets'));
  const lines = data?.lines ?? [];
  const people = [...Map.groupBy(lines, ({ staff }) => staff.id)]
    .map(([id, shown]) => ({ id, name: shown[0]?.staff.name ?? '', count: shown.length }))
    .toSorted((one, other) => other.count - one.count);
  const most = people[0]?.count ?? 0;
  const before = data?.weeks[1];
  return (
    <CaseCard title={TEXTS.title} aside={data && <span>{lines.length}</span>}>
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && data === undefined && <p className="soft">{PLATFORM.loading}</p>}
      {data && people.length === 0 && <p className="soft">{TEXTS.none}</p>}
      {people.length > 0 && (
        <ul className="audit-people">
          {people.map(({ id, name, count }) => (
            <li key={id}>
              <Avatar name={name} />
              <span>{name}</span>
              <CountBar value={count} most={most} />
              <span>{count}</span>
            </li>
          ))}
        </ul>
      )}
      {before && before.shown > 0 && (
        <p className="soft">{before.isSignedOff ? TEXTS.signedOff : TEXTS.notSignedOff}</p>
      )}
      <Link href={DESK_PAGES.secrets.path}>{TEXTS.open}</Link>
    </CaseCard>
  );
}
