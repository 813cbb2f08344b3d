import './owners.css';
import { needsClaimToReveal } from '@signet/rulebook/decision/reveal-reasons';
import { isOwnerCase } from '@signet/rulebook/decision/review-queue';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill, type StatusPillProps } from '@signet/ui/status-pill';
import { Link } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CasePartProps } from '../../decision/case/case-tab.ts';
import { outcomeText } from '../../decision/case/case-timeline.ts';
import { SecretValue } from '../../decision/case/secret-value.tsx';
import { sourceAnswers } from '../../decision/case/source-words.ts';
import { TEXTS as CASE } from '../../decision/case/texts.en-US.ts';
import type { CaseHistory } from '../../decision/case-history.ts';
import { momentWords } from '../../decision/due-words.ts';
import { SettleCard } from '../../decision/settle/settle-card.tsx';
import { serverNow } from '../../platform/clock.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useMay, useSession } from '../../session/session.tsx';
import { ownerTree, type TreeNode } from './owner-tree.ts';
import { TEXTS } from './texts.en-US.ts';

type Owner = CaseHistory['owners'][number];

/** Who owns the business; and, at a number, one of its owners with all that is known of them. */
export function OwnersScreen({ item, ...part }: CasePartProps & { item: string | undefined }) {
  const { history } = part;
  const owner = history.owners[Number(item) - 1];
  const may = useMay();
  if (item !== undefined && owner === undefined)
    return <p className="case-waiting">{TEXTS.noOwner}</p>;
  const cases = history.review.cases.filter(
    (found) => isOwnerCase(found.case) && (owner === undefined || found.owner?.id === owner.id),
  );
  return (
    <div className="case-columns">
      <div className="case-main">
        {owner && <OwnerChecks owner={owner} />}
        <Tree history={history} here={owner?.id} />
        {owner && (
          <div className="two-cards">
            <Gave {...{ owner, ...part }} />
            <Invitation owner={owner} />
          </div>
        )}
      </div>
      <div className="case-side">
        {owner && (
          <p>
            <Link href={`/a/${history.review.reference}/owners`}>{TEXTS.all}</Link>
          </p>
        )}
        {may('case.decide') &&
          cases.map((found) => (
            <SettleCard key={`${found.case} ${found.owner?.id}`} {...{ found, ...part }} />
          ))}
        <p className="soft">
          {TEXTS.decide} <Link href={`/a/${history.review.reference}`}>{TEXTS.toCase}</Link>
        </p>
      </div>
    </div>
  );
}

function Tree({ history, here }: { history: CaseHistory; here: string | undefined }) {
  const { ownership, companies, owners, review } = history;
  if (ownership === undefined)
    return (
      <CaseCard title={TEXTS.tree}>
        <p className="soft">{TEXTS.none}</p>
      </CaseCard>
    );
  const { restPercent } = ownership;
  const pageOf = (id: string): string | undefined => {
    const at = owners.findIndex((owner) => owner.id === id);
    return at === -1 ? undefined : `/a/${review.reference}/owners/${at + 1}`;
  };
  return (
    <CaseCard
      title={TEXTS.tree}
      aside={fillIn(TEXTS.named, { percent: String(100 - Number(restPercent)) })}
    >
      <p className="owner-root">{review.businessName}</p>
      <ul className="owner-tree">
        {ownerTree(ownership, companies).map((node) => (
          <Node key={node.id} {...{ node, here, pageOf }} />
        ))}
        {Number(restPercent) > 0 && (
          <li>
            <div className="owner-node owner-node-rest">
              <strong>{TEXTS.rest}</strong>
              <span className="soft">{fillIn(TEXTS.restText, { percent: restPercent })}</span>
            </div>
          </li>
        )}
      </ul>
    </CaseCard>
  );
}

const TONES: Partial<Record<Owner['verification'], StatusPillProps['tone']>> = {
  verified: 'good',
  denied: 'bad',
  inReview: 'warn',
};

function Node({
  node: { id, share, isTrustee, person, company, holders },
  here,
  pageOf,
}: {
  node: TreeNode;
  here: string | undefined;
  pageOf: (id: string) => string | undefined;
}) {
  const page = pageOf(id);
  const name = person?.name ?? company?.name ?? id;
  const facts = [
    isTrustee ? TEXTS.trustee : fillIn(TEXTS.share, { share }),
    person !== undefined &&
      person.percent !== share &&
      fillIn(TEXTS.stake, { percent: person.percent }),
    person?.isController === true && TEXTS.controller,
    person?.isApplicant === true && TEXTS.applicant,
    company && CASE.companies.kinds[company.kind],
  ].filter(Boolean);
  return (
    <li>
      <div className={id === here ? 'owner-node owner-node-here' : 'owner-node'}>
        {page === undefined ? (
          <strong>{name}</strong>
        ) : (
          <Link href={page} aria-current={id === here ? 'page' : undefined}>
            {name}
          </Link>
        )}
        <span className="soft">{facts.join(' · ')}</span>
        {person?.verification && (
          <span>
            <StatusPill tone={TONES[person.verification] ?? 'plain'}>
              {CASE.owners.verification[person.verification]}
            </StatusPill>
          </span>
        )}
      </div>
      {holders.length > 0 && (
        <ul>
          {holders.map((holder) => (
            <Node key={holder.id} node={holder} {...{ here, pageOf }} />
          ))}
        </ul>
      )}
    </li>
  );
}

function OwnerChecks({ owner: { name, verification, checks } }: { owner: Owner }) {
  const newestFirst = checks.toReversed();
  return (
    <CaseCard
      isMain
      title={name}
      aside={
        <StatusPill tone={TONES[verification] ?? 'plain'}>
          {CASE.owners.verification[verification]}
        </StatusPill>
      }
    >
      <h3>{TEXTS.checks}</h3>
      {checks.length === 0 && <p className="soft">{TEXTS.noChecks}</p>}
      {checks.length > 0 && (
        <div className="answers-scroll">
          <table className="answers answers-stacked">
            <caption className="visually-hidden">{TEXTS.checksCaption}</caption>
            <ColumnHeads heads={[TEXTS.source, TEXTS.answer, TEXTS.round, TEXTS.by, TEXTS.when]} />
            <tbody>
              {newestFirst.flatMap((check) => {
                const by = check.reviewer?.name ?? TEXTS.rules;
                const cells = [
                  [TEXTS.round, String(check.round)],
                  [TEXTS.by, by],
                  [TEXTS.when, momentWords(check.decidedAt)],
                ];
                const said = {
                  source: fillIn(TEXTS.said, { by }),
                  answer: check.reason?.message ?? outcomeText(check.outcome),
                  tone: undefined, // a sentence, which fits no pill
                };
                return [...sourceAnswers(check.evidence), said].map(({ source, answer, tone }) => (
                  <tr key={`${check.round} ${source}`}>
                    <th scope="row">{source}</th>
                    <td>
                      {tone === undefined ? answer : <StatusPill tone={tone}>{answer}</StatusPill>}
                    </td>
                    {cells.map(([label, cell]) => (
                      <td key={label} className="cell-line" data-label={label}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ));
              })}
            </tbody>
          </table>
        </div>
      )}
    </CaseCard>
  );
}

function Gave({
  owner,
  history,
  isMine,
}: { owner: Owner } & Pick<CasePartProps, 'history' | 'isMine'>) {
  const may = useMay();
  const { roles } = useSession();
  const maySee = may('secret.show') && (isMine || !needsClaimToReveal(roles));
  const labels: Readonly<Partial<Record<string, string>>> = TEXTS.paths;
  const known = owner.typed.filter(({ path }) => labels[path] !== undefined);
  return (
    <CaseCard title={TEXTS.gave}>
      {known.length === 0 && <p className="soft">{TEXTS.gaveNothing}</p>}
      <dl className="facts-list">
        {known.map(({ path, value, isSecret }) => {
          const label = labels[path] ?? path;
          return (
            <div key={path}>
              <dt>{label}</dt>
              <dd>
                {isSecret && maySee ? (
                  <SecretValue
                    id={history.review.id}
                    ownerId={owner.id}
                    {...{ path, label }}
                    masked={value}
                  />
                ) : (
                  value
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </CaseCard>
  );
}

function Invitation({ owner: { invitation } }: { owner: Owner }) {
  const { title, deliveries, ...words } = TEXTS.invitation;
  const { sentAt, delivery, acceptedAt, refusedAt, answerBy, isSignedIn, confirmedAt } = invitation;
  const when = (at: number | undefined) => (at === undefined ? undefined : momentWords(at));
  const isOver = answerBy !== undefined && answerBy < serverNow() && confirmedAt === undefined;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...sentAt.map((at) => [words.sent, momentWords(at)] as const),
    [words.delivery, deliveries[delivery]],
    [words.accepted, when(acceptedAt)],
    [words.refused, when(refusedAt)],
    [words.signedIn, isSignedIn ? words.yes : words.no],
    [words.confirmed, when(confirmedAt)],
    [
      words.answerBy,
      answerBy === undefined
        ? undefined
        : `${momentWords(answerBy)}${isOver ? ` (${words.over})` : ''}`,
    ],
  ];
  return (
    <CaseCard title={title}>
      <dl className="facts-list">
        {rows.map(([label, value]) =>
          value === undefined || value === '' ? null : (
            <div key={`${label} ${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </CaseCard>
  );
}
