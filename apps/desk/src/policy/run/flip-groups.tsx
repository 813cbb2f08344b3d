import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DataTable } from '@signet/ui/data-table';
import { Icon } from '@signet/ui/icon';
import { StatusPill, type StatusPillProps } from '@signet/ui/status-pill';
import { Link } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { fillIn } from '../../platform/texts.tsx';
import { useMay } from '../../session/session.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

type Comparison = NonNullable<ReplyOf<'readPolicyRun'>['comparison']>;
type Group = Comparison['groups'][number];
type Said = Group['from'];

const TONES: Readonly<Record<Said['outcome'], StatusPillProps['tone']>> = {
  approved: 'good',
  approvedLater: 'good',
  asked: 'warn',
  waits: 'plain',
  person: 'info',
  declined: 'bad',
};

const keyOf = ({ from, to }: Group): string =>
  [from, to].map(({ outcome, stepUp, row }) => `${outcome} ${stepUp} ${row}`).join(' ');

const FACTS: Readonly<Record<string, string>> = TEXTS.fact;
const VALUE = ': ';

const sharedWords = ({ shared }: Group): string =>
  shared.map(({ fact, value }) => `${FACTS[fact] ?? fact}${VALUE}${value}`).join(', ');

function laterWords({ later: { approved, declined } }: Group): string {
  const words = [
    ...(approved > 0 ? [fillIn(TEXTS.laterApproved, { count: approved })] : []),
    ...(declined > 0 ? [fillIn(TEXTS.laterDeclined, { count: declined })] : []),
  ];
  return words.length === 0 ? TEXTS.unknownLater : words.join(', ');
}

/** The groups as rows of a file; without names, and without references. */
export const csvRowsOf = ({ groups }: Comparison): (string | number)[][] => {
  const { count, from, to, rows, shared, later } = TEXTS.column;
  return [
    [count, from, `${from} (${rows})`, to, `${to} (${rows})`, shared, later],
    ...groups.map((group) => [
      group.count,
      ROOM.outcome[group.from.outcome],
      group.from.row,
      ROOM.outcome[group.to.outcome],
      group.to.row,
      sharedWords(group),
      laterWords(group),
    ]),
  ];
};

function Outcome({ said: { outcome, stepUp } }: { said: Said }) {
  return (
    <>
      <StatusPill tone={TONES[outcome]}>{ROOM.outcome[outcome]}</StatusPill>
      {stepUp && <div className="code soft">{stepUp}</div>}
    </>
  );
}

/** References open for whoever may read cases; others see them as text. */
function Examples({ references }: { references: readonly string[] }) {
  const mayOpen = useMay()('case.read');
  return (
    <div className="policy-rows">
      {references.map((reference) =>
        mayOpen ? (
          <Link key={reference} className="reference" href={`/a/${reference}`}>
            {reference}
          </Link>
        ) : (
          <span key={reference} className="reference">
            {reference}
          </span>
        ),
      )}
    </div>
  );
}

/** Who would flip, by the rows that say so. */
export function FlipGroups({ flips, groups }: { flips: number; groups: readonly Group[] }) {
  const { column } = TEXTS;
  if (flips === 0)
    return (
      <CaseCard title={TEXTS.groups}>
        <p className="soft">{TEXTS.none}</p>
      </CaseCard>
    );
  return (
    <CaseCard
      title={TEXTS.groups}
      aside={fillIn(TEXTS.groupsAside, { flips, groups: groups.length })}
    >
      <DataTable
        caption={TEXTS.groups}
        rows={groups}
        keyOf={keyOf}
        columns={[
          { id: 'count', head: column.count, isHead: true, cell: ({ count }) => count },
          { id: 'from', head: column.from, cell: ({ from }) => <Outcome said={from} /> },
          { id: 'to', head: column.to, cell: ({ to }) => <Outcome said={to} /> },
          {
            id: 'rows',
            head: column.rows,
            cell: ({ from, to }) => (
              <span className="policy-rows">
                <span className="code">{from.row}</span>
                <Icon name="chevron" size={12} />
                <span className="code">{to.row}</span>
              </span>
            ),
          },
          { id: 'shared', head: column.shared, cell: sharedWords },
          { id: 'later', head: column.later, cell: laterWords },
          {
            id: 'examples',
            head: column.examples,
            cell: ({ examples }) => <Examples references={examples} />,
          },
        ]}
      />
    </CaseCard>
  );
}
