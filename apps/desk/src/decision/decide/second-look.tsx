import { isReviewDecision } from '@signet/rulebook/decision/reasons';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Checkbox } from '@signet/ui/checkbox';
import { errorText, fillIn } from '../../platform/texts.tsx';
import type { LoadedData } from '../../platform/use-loaded-data.ts';
import { auditText } from '../case/case-changes.ts';
import { useNotes } from '../case/notes.tsx';
import type { CaseHistory } from '../case-history.ts';
import { momentWords } from '../due-words.ts';
import type { Since } from './decide-step.ts';
import { TEXTS } from './texts.en-US.ts';

type Props = {
  history: CaseHistory;
  since: LoadedData<Since | undefined>;
  looked: readonly string[];
  onLook: (looked: readonly string[]) => void;
};

/** Who proposed what and when, what came on record since then, and what to look at oneself. */
export function SecondLook({ history: { review }, since, looked, onLook }: Props) {
  const { proposal } = review;
  if (proposal === undefined) return null;
  const { name } = proposal.reviewer;
  const { decision } = proposal;
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
          <strong>{isReviewDecision(decision) ? TEXTS.steps[decision] : decision}</strong>
          <span className="soft">{TEXTS.steps.hears}</span>
        </li>
      </ol>
      <ProposalNote id={review.id} name={name} />
      {since.error && (
        <Banner tone="bad" role="alert">
          <p>{errorText(since.error)}</p>
          <Button kind="secondary" onClick={() => void since.reload()}>
            {TEXTS.readAgain}
          </Button>
        </Banner>
      )}
      {since.data && <Look since={since.data} {...{ name, looked, onLook }} />}
    </>
  );
}

function Look({
  since: { lines, look },
  name,
  looked,
  onLook,
}: { since: Since; name: string } & Pick<Props, 'looked' | 'onLook'>) {
  const wordsOf = ({ finding, seq }: Since['look'][number]): string => {
    if (finding !== undefined) return TEXTS.findings[finding];
    const line = lines.find((one) => one.seq === seq);
    return line === undefined ? TEXTS.findings.case : auditText(line);
  };
  return (
    <>
      <section className="decide-part">
        <h3>{fillIn(TEXTS.changed, { name })}</h3>
        {lines.length === 0 ? (
          <p className="since-nothing">{TEXTS.unchanged}</p>
        ) : (
          <ul className="plain-rows">
            {lines.map((line) => (
              <li key={line.seq}>{auditText(line)}</li>
            ))}
          </ul>
        )}
      </section>
      <fieldset className="decide-part look-list">
        <legend>{TEXTS.look}</legend>
        <p className="soft">{TEXTS.lookHelp}</p>
        {look.map((one) => (
          <Checkbox
            key={one.id}
            name={`look-${one.id}`}
            label={wordsOf(one)}
            checked={looked.includes(one.id)}
            onChange={(isTicked) =>
              onLook(isTicked ? [...looked, one.id] : looked.filter((id) => id !== one.id))
            }
          />
        ))}
      </fieldset>
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
