import './facts.css';
import { needsClaimToReveal } from '@signet/rulebook/decision/reveal-reasons';
import { Link } from 'wouter';
import { fillIn } from '../../platform/texts.tsx';
import { useMay, useSession } from '../../session/session.tsx';
import { CaseCard } from '../case/card.tsx';
import type { CasePartProps } from '../case/case-tab.ts';
import { momentWords } from '../due-words.ts';
import { businessRows, newestRound, personRows } from './fact-rows.ts';
import { FactsTable } from './facts-table.tsx';
import { TEXTS } from './texts.en-US.ts';

type Round = { round: number; decidedAt: number };

const RoundText = ({ of }: { of: Round | undefined }) => (
  <span>
    {of ? fillIn(TEXTS.round, { round: of.round, when: momentWords(of.decidedAt) }) : TEXTS.noRound}
  </span>
);

/** Whether the reader may show numbers and birth dates of this case now. */
function useMayShow(isMine: boolean): boolean {
  const may = useMay();
  const { roles } = useSession();
  return may('secret.show') && (isMine || !needsClaimToReveal(roles));
}

/** Each person of the application: what they typed, beside what the sources said. */
export function PersonScreen({ history, isMine }: CasePartProps) {
  const { review, typed, decisions, owners } = history;
  const mayShow = useMayShow(isMine);
  const newest = newestRound(decisions);
  const rows = personRows({
    ...{ typed, evidence: newest?.evidence, market: review.market, side: 'applicant' as const },
  });
  const named = rows.find(({ id }) => id === 'name')?.typed ?? [];
  const applicant = named.map(({ value }) => value).join(' ') || TEXTS.applicant;
  return (
    <div className="case-main">
      <CaseCard
        isMain
        title={applicant}
        aside={
          <>
            <span>{TEXTS.applicant}</span>
            <RoundText of={newest} />
          </>
        }
      >
        <FactsTable
          caption={fillIn(TEXTS.caption, { name: applicant })}
          rows={rows}
          show={mayShow ? { id: review.id } : undefined}
        />
        <p className="soft">{TEXTS.together}</p>
      </CaseCard>
      {owners.map((owner, at) => {
        const check = newestRound(owner.checks);
        return (
          <CaseCard
            key={owner.id}
            title={owner.name}
            aside={
              <>
                <span>{TEXTS.owner}</span>
                <RoundText of={check} />
                <Link href={`/a/${review.reference}/owners/${at + 1}`}>
                  {fillIn(TEXTS.toOwner, { name: owner.name })}
                </Link>
              </>
            }
          >
            <FactsTable
              caption={fillIn(TEXTS.caption, { name: owner.name })}
              rows={personRows({
                ...{
                  typed: owner.typed,
                  evidence: check?.evidence,
                  market: review.market,
                  side: 'owner',
                },
              })}
              show={mayShow ? { id: review.id, ownerId: owner.id } : undefined}
            />
          </CaseCard>
        );
      })}
    </div>
  );
}

/** The business: what was typed of it, beside what the sources said. */
export function BusinessScreen({ history, isMine }: CasePartProps) {
  const { review, typed, decisions } = history;
  const mayShow = useMayShow(isMine);
  const newest = newestRound(decisions);
  const name = review.businessName;
  return (
    <div className="case-main">
      <CaseCard isMain title={name} aside={<RoundText of={newest} />}>
        <FactsTable
          caption={fillIn(TEXTS.caption, { name })}
          rows={businessRows({ typed, evidence: newest?.evidence })}
          show={mayShow ? { id: review.id } : undefined}
        />
        <p className="soft">{TEXTS.together}</p>
      </CaseCard>
    </div>
  );
}
