import '../../decision/case/case.css';
import '../../decision/queue/queue.css';
import './administration.css';
import { formatDay } from '@signet/rulebook/core/format-date';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { portalRow } from '@signet/rulebook/reference/portals';
import { retentionPeriod } from '@signet/rulebook/reference/retention';
import { RETENTION_TEXTS } from '@signet/rulebook/reference/retention-texts.en-US';
import { Avatar } from '@signet/ui/avatar';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords, shortDayWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { DESK_LOCALE, errorText, fillIn, wordsOf } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay } from '../../session/session.tsx';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { TEXTS as SHELL } from '../../shell/texts.en-US.ts';
import { TEXTS as ROOM } from '../nav-texts.en-US.ts';
import { TextBreaker } from './text-breaker.tsx';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readAdministration'>;

/** That everything runs: people and their sessions, keys, texts, retention and flags. */
export function AdministrationScreen() {
  const may = useMay();
  const { data, error, reload } = useLoadedData('administration', () =>
    call('readAdministration', {}),
  );
  return (
    <>
      <PageTitle page={ROOM.nav} />
      <Bar crumbs={[{ label: ROOM.nav }]} isTitle>
        <p className="soft">{TEXTS.aside}</p>
      </Bar>
      <main id="main" className="admin-page" tabIndex={-1}>
        <div className="admin-main">
          {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
          {!error && data === undefined && <p role="status">{PLATFORM.loading}</p>}
          {data && (
            <>
              <People people={data.people} reload={reload} />
              <Flags flags={data.flags} />
              <Retention rows={data.retention} />
            </>
          )}
        </div>
        <div className="admin-side">
          {may('texts.stop') && <TextBreaker />}
          {data && (
            <>
              <Keys keys={data.keys} />
              <Seals seals={data.seals} />
            </>
          )}
        </div>
      </main>
    </>
  );
}

const rolesWords = (roles: Reply['people'][number]['roles']): string => {
  const names: Readonly<Partial<Record<string, string>>> = SHELL.roles;
  return roles.map((role) => names[role] ?? role).join(', ') || TEXTS.noRole;
};

function People({ people, reload }: { people: Reply['people']; reload: () => Promise<void> }) {
  const may = useMay();
  const [said, setSaid] = useState<string>();
  const { pending, error, act } = useAction<string>();
  const end = ({ id, name }: Reply['people'][number]) =>
    void act(id, async () => {
      const { ended } = await call('endSessionsOf', { params: { id } });
      setSaid(fillIn(TEXTS.ended, { count: ended, name }));
      await reload();
    });
  return (
    <CaseCard title={TEXTS.people} aside={TEXTS.peopleAside}>
      <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      <table className="answers answers-stacked answers-asked">
        <caption className="visually-hidden">{TEXTS.people}</caption>
        <ColumnHeads
          heads={[
            TEXTS.name,
            TEXTS.role,
            TEXTS.sessions,
            TEXTS.seen,
            ...(may('admin.sessions') ? [TEXTS.end] : []),
          ]}
        />
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <span className="claim-cell">
                  <Avatar name={person.name} /> <span>{person.name}</span>
                </span>
              </th>
              <td>
                {rolesWords(person.roles)}
                {person.awayUntil && (
                  <span className="soft">
                    {' · '}
                    {fillIn(TEXTS.away, { day: formatDay(person.awayUntil, DESK_LOCALE) })}
                  </span>
                )}
              </td>
              <td data-label={TEXTS.sessions}>{person.sessions}</td>
              <td data-label={TEXTS.seen}>
                {person.seenAt === undefined ? (
                  <span className="soft">{TEXTS.noSession}</span>
                ) : (
                  momentWords(person.seenAt)
                )}
              </td>
              {may('admin.sessions') && (
                <td>
                  {person.sessions > 0 && (
                    <Button
                      kind="text"
                      busy={pending === person.id}
                      busyLabel={TEXTS.ending}
                      aria-label={fillIn(TEXTS.endOf, { name: person.name })}
                      onClick={() => end(person)}
                    >
                      {TEXTS.end}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </CaseCard>
  );
}

function Keys({ keys }: { keys: Reply['keys'] }) {
  return (
    <CaseCard title={TEXTS.keys} aside={TEXTS.keysAside}>
      {keys.length === 0 && <p className="soft">{TEXTS.noKeys}</p>}
      <dl className="admin-list">
        {keys.map(({ id, name, createdAt, revokedAt }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {revokedAt === undefined
                ? fillIn(TEXTS.made, { day: shortDayWords(createdAt) })
                : fillIn(TEXTS.revoked, { day: shortDayWords(revokedAt) })}
            </dd>
          </div>
        ))}
      </dl>
    </CaseCard>
  );
}

function Seals({ seals }: { seals: Reply['seals'] }) {
  return (
    <CaseCard title={TEXTS.seals} aside={TEXTS.sealsAside}>
      <dl className="admin-list">
        {seals.map(({ name, current, known }) => {
          const others = known.filter((version) => version !== current);
          return (
            <div key={name}>
              <dt>{TEXTS.sealNames[name] ?? name}</dt>
              <dd>
                <span>
                  {[
                    fillIn(TEXTS.inUse, { version: current }),
                    others.length > 0 && fillIn(TEXTS.known, { versions: others.join(', ') }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </CaseCard>
  );
}

function Retention({ rows }: { rows: Reply['retention'] }) {
  return (
    <CaseCard title={TEXTS.retention} aside={TEXTS.retentionAside}>
      <table className="answers answers-stacked admin-names">
        <caption className="visually-hidden">{TEXTS.retention}</caption>
        <ColumnHeads heads={[TEXTS.table, TEXTS.kept, TEXTS.ran]} />
        <tbody>
          {rows.map(({ id, keepMs, ranAt, isLate }) => (
            <tr key={id}>
              <th scope="row">{wordsOf(RETENTION_TEXTS, id)}</th>
              <td>{retentionPeriod(keepMs, DESK_LOCALE) ?? TEXTS.atOnce}</td>
              <td>
                <span>{ranAt === undefined ? TEXTS.never : momentWords(ranAt)}</span>{' '}
                {isLate && <StatusPill tone="bad">{TEXTS.late}</StatusPill>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </CaseCard>
  );
}

function Flags({ flags }: { flags: Reply['flags'] }) {
  return (
    <CaseCard title={TEXTS.flags} aside={TEXTS.flagsAside}>
      <table className="answers answers-stacked admin-names">
        <caption className="visually-hidden">{TEXTS.flags}</caption>
        <ColumnHeads heads={[TEXTS.flag, TEXTS.byDefault, TEXTS.differs]} />
        <tbody>
          {flags.map(({ flag, isOn, differsIn, differsFor }) => {
            const others = [...differsIn.map((id) => portalRow(id).brand.name), ...differsFor];
            return (
              <tr key={flag}>
                <th scope="row">
                  <code>{flag}</code>
                </th>
                <td>
                  <StatusPill tone={isOn ? 'good' : 'plain'}>
                    {isOn ? TEXTS.on : TEXTS.off}
                  </StatusPill>
                </td>
                <td className={others.length === 0 ? 'soft' : undefined}>
                  {others.join(', ') || TEXTS.nowhere}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </CaseCard>
  );
}
