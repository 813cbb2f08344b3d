import { Icon } from '@signet/ui/icon';
import { fillIn } from '../../platform/texts.tsx';
import { auditText } from '../case/case-changes.ts';
import { useNotes } from '../case/notes.tsx';
import type { CaseHistory } from '../case-history.ts';
import { momentWords } from '../due-words.ts';
import { TEXTS } from './texts.en-US.ts';

const ENDS: Readonly<Record<string, string>> = TEXTS.steps;

/** Who proposed what and when, and what came on record since then. */
export function SecondLook({ history: { review, audit } }: { history: CaseHistory }) {
  const { proposal } = review;
  if (proposal === undefined) return null;
  const { name } = proposal.reviewer;
  const since = audit.filter(
    ({ at, action }) => at > proposal.proposedAt && action !== 'decision.proposed',
  );
  return (
    <>
      <ol className="steps-of-two" aria-label={TEXTS.steps.label}>
        <li>
          <span className="soft">{TEXTS.steps.proposed}</span>
          <strong>{name}</strong>
          <span className="soft">{momentWords(proposal.proposedAt)}</span>
        </li>
        <li className="step-now" aria-current="step">
          <span className="soft">{TEXTS.steps.confirm}</span>
          <strong>{TEXTS.steps.you}</strong>
          <span className="soft">{fillIn(TEXTS.steps.notProposer, { name })}</span>
        </li>
        <li>
          <span className="soft">{TEXTS.steps.after}</span>
          <strong>{ENDS[proposal.decision] ?? proposal.decision}</strong>
          <span className="soft">{TEXTS.steps.hears}</span>
        </li>
      </ol>
      <ProposalNote id={review.id} name={name} />
      <section className="decide-part">
        <h3>{fillIn(TEXTS.changed, { name })}</h3>
        {since.length === 0 ? (
          <p className="since-nothing">
            <Icon name="check" size={14} />
            <span>{TEXTS.unchanged}</span>
          </p>
        ) : (
          <ul className="plain-rows">
            {since.map((line) => (
              <li key={line.seq}>{auditText(line)}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** Why the first of the two proposed it. */
function ProposalNote({ id, name }: { id: string; name: string }) {
  const note = useNotes(id).data?.notes.findLast(({ about }) => about === 'proposal');
  if (note === undefined) return null;
  return (
    <section className="decide-part">
      <h3>{fillIn(TEXTS.noted, { name })}</h3>
      <p className="note-text">{note.text}</p>
    </section>
  );
}
