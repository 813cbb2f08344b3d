import '../../people/owners/owners.css';
import './duplicates.css';
import { isMaskedDuplicate } from '@signet/rulebook/decision/duplicates';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Checkbox } from '@signet/ui/checkbox';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay } from '../../session/session.tsx';
import { CaseCard } from '../case/card.tsx';
import type { CasePartProps } from '../case/case-tab.ts';
import { outcomeText } from '../case/case-timeline.ts';
import { SecretValue } from '../case/secret-value.tsx';
import { TEXTS as CASE } from '../case/texts.en-US.ts';
import { typedGroups } from '../case/typed-answers.ts';
import { momentWords } from '../due-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Found = ReplyOf<'readDuplicates'>;
type Is = Found['others'][number]['facts'][number]['is'];
/** `path`: of a value of this application that may be shown for a reason. */
type Cell = { text: string; is?: Is; path?: string };
type Row = { label: string; cells: readonly Cell[] };
type Group = { title: string; rows: readonly Row[]; isAlwaysShown: boolean };

/** Applications of the same person or business side by side; each reading is in all their logs. */
export function DuplicatesScreen({ history: { review }, isMine }: CasePartProps) {
  return (
    <div className="case-main">
      <CaseCard isMain title={TEXTS.title}>
        <p className="soft">{isMine ? TEXTS.text : TEXTS.claimFirst}</p>
        {isMine && <ReadDuplicates id={review.id} />}
      </CaseCard>
    </div>
  );
}

function ReadDuplicates({ id }: { id: string }) {
  const { data, error } = useLoadedData(`duplicates ${id}`, () =>
    call('readDuplicates', { params: { id } }),
  );
  const [isOnly, setOnly] = useState(false);
  if (error)
    return (
      <Banner tone="bad" role="alert">
        {errorText(error)}
      </Banner>
    );
  if (data === undefined) return <p role="status">{PLATFORM.loading}</p>;
  if (data.others.length === 0) return <p>{TEXTS.none}</p>;
  const hidden = data.total - data.others.length;
  return (
    <>
      <Checkbox name="only" label={TEXTS.only} checked={isOnly} onChange={setOnly} />
      <SideBySide id={id} found={data} isOnly={isOnly} />
      {hidden > 0 && <p className="soft">{fillIn(TEXTS.more, { count: hidden })}</p>}
    </>
  );
}

const isAlike = ({ cells }: Row): boolean =>
  cells.some(({ is }) => is !== undefined && is !== 'other');

/** The facts of this application in the order of its answers, each beside those of the others. */
function factGroups({ own, others }: Found): Group[] {
  const typed = own.facts.map((fact) => ({ ...fact, isSecret: false }));
  return typedGroups(typed).map(({ group, answers }) => ({
    title: CASE.typed[group],
    isAlwaysShown: false,
    rows: answers.map(({ path, label, value }) => ({
      label,
      cells: [
        { text: value, ...(isMaskedDuplicate(path) && value !== '' && { path }) },
        ...others.map(({ facts }) => {
          const fact = facts.find((one) => one.path === path);
          return fact === undefined ? { text: '' } : { text: fact.value, is: fact.is };
        }),
      ],
    })),
  }));
}

const outcomeGroup = ({ own, others }: Found): Group => {
  const all = [own, ...others];
  return {
    title: TEXTS.happened,
    isAlwaysShown: true,
    rows: [
      {
        label: TEXTS.login,
        cells: [
          { text: '' },
          ...others.map(({ isSameLogin }) =>
            isSameLogin
              ? { text: TEXTS.logins.same, is: 'same' as const }
              : { text: TEXTS.logins.other },
          ),
        ],
      },
      {
        label: TEXTS.status,
        cells: all.map(({ decision }) => ({ text: outcomeText(decision) })),
      },
      { label: TEXTS.why, cells: all.map(({ reason }) => ({ text: reason?.message ?? '' })) },
      {
        label: TEXTS.sent,
        cells: all.map(({ sentAt }) => ({ text: sentAt === undefined ? '' : momentWords(sentAt) })),
      },
    ],
  };
};

const COUNTS_TONES = { declined: 'bad', approved: 'warn', none: 'plain' } as const;

function SideBySide({ id, found, isOnly }: { id: string; found: Found; isOnly: boolean }) {
  const mayShow = useMay()('secret.show');
  const { own, others } = found;
  const columns = [own, ...others].map(({ reference }) => reference);
  const groups = [...factGroups(found), outcomeGroup(found)].map((group) => ({
    ...group,
    rows: group.rows.filter((row) => !isOnly || group.isAlwaysShown || isAlike(row)),
  }));
  return (
    <div className="answers-scroll">
      <table className="answers duplicates">
        <caption className="visually-hidden">{TEXTS.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{TEXTS.fact}</th>
            <th scope="col">
              <span className="soft">{TEXTS.own}</span>
              <strong>{own.businessName}</strong> <span>{own.reference}</span>
            </th>
            {others.map(({ reference, businessName, counts }) => (
              <th key={reference} scope="col">
                <span>
                  <StatusPill tone={COUNTS_TONES[counts]}>{TEXTS.counts[counts]}</StatusPill>
                </span>
                <strong>{businessName}</strong> <span>{reference}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map(({ text, is, path }, at) => (
                    <td key={columns[at]} className={is === 'same' ? 'alike-same' : undefined}>
                      {path !== undefined && mayShow ? (
                        <SecretValue {...{ id, path, label }} masked={text} />
                      ) : (
                        <span>{text}</span>
                      )}{' '}
                      {is !== undefined && is !== 'other' && (
                        <StatusPill tone={is === 'same' ? 'warn' : 'plain'}>
                          {TEXTS.is[is]}
                        </StatusPill>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
      </table>
    </div>
  );
}
