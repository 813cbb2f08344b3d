import '../../decision/case/secret-value.css';
import './documents.css';
import {
  mayRevealFor,
  REVEAL_REASONS,
  type RevealReason,
} from '@signet/rulebook/decision/reveal-reasons';
import type { DocumentSide } from '@signet/rulebook/identity/documents';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { ColumnHeads } from '@signet/ui/column-heads';
import { Modal } from '@signet/ui/modal';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { Link } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CasePartProps } from '../../decision/case/case-tab.ts';
import { TEXTS as SECRETS } from '../../decision/case/secret-texts.en-US.ts';
import { SOURCE_TEXTS } from '../../decision/case/source-texts.en-US.ts';
import { answerTone } from '../../decision/case/source-words.ts';
import type { CaseHistory } from '../../decision/case-history.ts';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay, useSession } from '../../session/session.tsx';
import { FormFoot } from '../../shell/form-foot.tsx';
import { DocumentViewer } from '../../viewer/document-viewer.tsx';
import { type ShownFile, shownFile } from '../../viewer/shown-file.ts';
import { TEXTS } from './texts.en-US.ts';

type Sent = CaseHistory['documents'][number];
type Picture = { sent: Sent; side: DocumentSide };
type Seen = Picture & { at: number } & ({ file: ShownFile } | { missing: 'gone' | 'unreadable' });

const wordsOf = ({ sent: { kind, person = TEXTS.business }, side }: Picture): string =>
  fillIn(TEXTS.shown, { kind: TEXTS.kinds[kind], side: TEXTS.sides[side], whose: person });

/** So many pictures are open at once, to be compared. */
const mostOpen = 2;

/** Everything that was sent, what was said of it, and its pictures in their frames, two side by side. */
export function DocumentsScreen({ history, isMine }: CasePartProps) {
  const may = useMay();
  const { documents, review } = history;
  const [asked, setAsked] = useState<Picture>();
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const show = (picture: Seen) =>
    setSeen((before) =>
      [...before.filter((one) => !isSame(one, picture)), picture].slice(-mostOpen),
    );
  const check = useAction<'open'>();
  const mayOpen = ({ kind }: Sent): boolean =>
    isMine && may(kind === 'voidCheck' ? 'document.read' : 'document.show');
  const openCheck = (picture: Picture) =>
    check.act('open', async () => {
      const read = await call('readVoidCheck', { params: { id: review.id } });
      show({ ...picture, at: serverNow(), file: shownFile(read) });
    });
  const open = (picture: Picture) =>
    picture.sent.kind === 'voidCheck' ? void openCheck(picture) : setAsked(picture);
  return (
    <div className="case-main">
      {check.error && (
        <Banner tone="bad" role="alert">
          {errorText(check.error)}
        </Banner>
      )}
      {isMine && seen.length > 0 && (
        <div className={seen.length > 1 ? 'documents-open documents-beside' : 'documents-open'}>
          {seen.map((one, at) => (
            <ShownDocument
              key={one.at}
              {...{ seen: one, reference: review.reference }}
              hasKeys={at === seen.length - 1}
              onClose={() => setSeen((before) => before.filter((other) => other !== one))}
            />
          ))}
        </div>
      )}
      <CaseCard isMain title={TEXTS.title} aside={<span>{isMine ? '' : TEXTS.claimFirst}</span>}>
        {documents.length === 0 ? (
          <p className="soft">{TEXTS.none}</p>
        ) : (
          <div className="answers-scroll">
            <table className="answers answers-stacked">
              <caption className="visually-hidden">{TEXTS.caption}</caption>
              <ColumnHeads
                heads={[TEXTS.what, TEXTS.whose, TEXTS.when, TEXTS.result, TEXTS.open]}
              />
              <tbody>
                {documents.map((sent) => (
                  <tr key={sent.id}>
                    <th scope="row">{TEXTS.kinds[sent.kind]}</th>
                    <td>
                      <Whose sent={sent} history={history} />
                    </td>
                    <td>{momentWords(sent.at)}</td>
                    <td>
                      <Said sent={sent} />
                    </td>
                    <td>
                      <span className="document-sides">
                        {mayOpen(sent) &&
                          sent.sides.map((side) => (
                            <Button
                              key={side}
                              kind="secondary"
                              aria-label={fillIn(TEXTS.openOf, { what: wordsOf({ sent, side }) })}
                              onClick={() => open({ sent, side })}
                            >
                              {TEXTS.sides[side]}
                            </Button>
                          ))}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p className="soft">{TEXTS.kept}</p>
        {documents.some(({ ownerId }) => ownerId !== undefined) && (
          <p className="soft">{TEXTS.ofOwner}</p>
        )}
      </CaseCard>
      {asked && (
        <AskForReason
          picture={asked}
          id={review.id}
          onClose={() => setAsked(undefined)}
          onSeen={(to) => {
            setAsked(undefined);
            show(to);
          }}
        />
      )}
    </div>
  );
}

/** An owner by a link to their own page, where they are asked once more. */
function Whose({ sent: { person, ownerId }, history }: { sent: Sent; history: CaseHistory }) {
  const at = history.owners.findIndex(({ id }) => id === ownerId);
  if (person === undefined) return TEXTS.business;
  if (at === -1) return person;
  return <Link href={`/a/${history.review.reference}/owners/${at + 1}`}>{person}</Link>;
}

/** What its vendor said of it, in the words of the sources. */
function Said({ sent: { kind, result, failure, sides } }: { sent: Sent }) {
  if (kind === 'voidCheck') return sides.length === 0 ? TEXTS.older : null;
  if (result === undefined) return TEXTS.waiting;
  return (
    <>
      <StatusPill tone={answerTone(result)}>{SOURCE_TEXTS.inquiry.answers[result]}</StatusPill>{' '}
      {result === 'failed' && failure && <span className="soft">{TEXTS.failures[failure]}</span>}
      {result === 'review' && sides.length === 0 && <span className="soft">{TEXTS.asked}</span>}
    </>
  );
}

const isSame = (one: Picture, other: Picture): boolean =>
  one.sent.id === other.sent.id && one.side === other.side;

function ShownDocument({
  seen,
  reference,
  hasKeys,
  onClose,
}: {
  seen: Seen;
  reference: string;
  hasKeys: boolean;
  onClose: () => void;
}) {
  const { staff } = useSession();
  const title = wordsOf(seen);
  return (
    <CaseCard
      title={title}
      aside={
        <Button
          kind="secondary"
          aria-label={fillIn(TEXTS.closeOf, { what: title })}
          onClick={onClose}
        >
          {TEXTS.close}
        </Button>
      }
    >
      {'file' in seen ? (
        <DocumentViewer
          title={title}
          hasKeys={hasKeys}
          mark={[staff.name, momentWords(seen.at), reference].join(' · ')}
          file={seen.file}
        />
      ) : (
        <Banner tone="warn" role="status">
          {TEXTS.missing[seen.missing]}
        </Banner>
      )}
    </CaseCard>
  );
}

function AskForReason({
  picture,
  id,
  onClose,
  onSeen,
}: {
  picture: Picture;
  id: string;
  onClose: () => void;
  onSeen: (seen: Seen) => void;
}) {
  const { roles } = useSession();
  const [reason, setReason] = useState<RevealReason>('compareDocument');
  const { pending, error, act } = useAction<'open'>();
  const words = TEXTS.ask;
  const open = () =>
    void act(
      'open',
      async () => {
        const { document, missing = 'gone' } = await call('readDocument', {
          params: { id },
          body: { inquiryId: picture.sent.id, side: picture.side, reason },
        });
        const at = serverNow();
        onSeen(
          document ? { ...picture, at, file: shownFile(document) } : { ...picture, at, missing },
        );
      },
      crypto.randomUUID(), // each opening is one of its own
    );
  return (
    <Modal
      open
      title={fillIn(words.title, { what: wordsOf(picture) })}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      actions={
        <FormFoot
          texts={words}
          isPending={pending !== undefined}
          onCancel={onClose}
          onSend={open}
        />
      }
    >
      <div className="secret-form">
        <p>{words.text}</p>
        <ChoiceCards
          name="documentReason"
          legend={words.why}
          value={reason}
          onChange={setReason}
          options={REVEAL_REASONS.filter((each) => mayRevealFor(each, roles)).map((value) => ({
            value,
            label: SECRETS.reasons[value],
          }))}
        />
        {error && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        <p className="soft">{words.logged}</p>
      </div>
    </Modal>
  );
}
