import '@signet/ui/text-field.css';
import { CHECK_FIELDS, type CheckField, isSameCheck } from '@signet/rulebook/bank/check-comparison';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { StatusPill } from '@signet/ui/status-pill';
import { TextField } from '@signet/ui/text-field';
import { useState } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CasePartProps } from '../../decision/case/case-tab.ts';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useSession } from '../../session/session.tsx';
import { DocumentViewer } from '../../viewer/document-viewer.tsx';
import { type ShownFile, shownFile } from '../../viewer/shown-file.ts';
import { TEXTS } from './texts.en-US.ts';

type Compared = ReplyOf<'compareVoidCheck'>;

const EMPTY: Record<CheckField, string> = { holder: '', routing: '', account: '' };
const TONES = { same: 'good', close: 'warn', other: 'bad' } as const;

/** The voided check in its frame; each opening is on record. */
export function VoidCheckCard({ history, isMine }: Pick<CasePartProps, 'history' | 'isMine'>) {
  const { staff } = useSession();
  const [file, setFile] = useState<ShownFile & { at: number }>();
  const { pending, error, act } = useAction<'open'>();
  const words = TEXTS.check;
  const open = () =>
    act('open', async () => {
      const read = await call('readVoidCheck', { params: { id: history.review.id } });
      setFile({ ...shownFile(read), at: serverNow() });
    });
  return (
    <CaseCard title={words.title}>
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      {file === undefined || !isMine ? (
        <>
          <p className="soft">{isMine ? words.logged : words.claimFirst}</p>
          {isMine && (
            <Button kind="secondary" busy={pending !== undefined} onClick={() => void open()}>
              {words.open}
            </Button>
          )}
        </>
      ) : (
        <DocumentViewer
          title={words.title}
          mark={[staff.name, momentWords(file.at), history.review.reference].join(' · ')}
          file={file}
        />
      )}
    </CaseCard>
  );
}

/** What stands on the check, typed by whoever looks at it; nothing of the account is ever shown. */
export function CompareCheck({
  history: { review, account },
  open,
}: Pick<CasePartProps, 'history' | 'open'>) {
  const [typed, setTyped] = useState(EMPTY);
  const [compared, setCompared] = useState<Compared>();
  const { pending, error, act } = useAction<'compare'>();
  const words = TEXTS.compare;
  const triesLeft = compared?.triesLeft ?? account?.comparisonsLeft ?? 0;
  const isComplete = CHECK_FIELDS.every((field) => typed[field].trim() !== '');
  const compare = () =>
    act(
      'compare',
      async (idempotencyKey) => {
        const reply = await call('compareVoidCheck', {
          params: { id: review.id },
          body: typed,
          idempotencyKey,
        });
        setCompared(reply);
        setTyped({ ...typed, account: '' });
        await open.follow(review);
      },
      crypto.randomUUID(), // each comparison is one of its own
    );
  return (
    <div className="settle">
      <p className="soft">{words.text}</p>
      {CHECK_FIELDS.map((field) => {
        const is = compared?.comparison?.[field];
        return (
          <div key={field}>
            <TextField
              name={`check-${field}`}
              label={words.fields[field]}
              value={typed[field]}
              onChange={(to) => setTyped({ ...typed, [field]: to })}
              autoComplete="off"
              spellCheck={false}
              inputMode={field === 'holder' ? 'text' : 'numeric'}
            />
            <p role="status">{is && <StatusPill tone={TONES[is]}>{words.is[is]}</StatusPill>}</p>
          </div>
        );
      })}
      {compared?.comparison && isSameCheck(compared.comparison) && (
        <Banner tone="good">{words.allSame}</Banner>
      )}
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      <div className="settle-send">
        <Button
          kind="secondary"
          busy={pending !== undefined}
          aria-disabled={!isComplete || triesLeft === 0 || undefined}
          onClick={() => isComplete && triesLeft > 0 && void compare()}
        >
          {words.act}
        </Button>
        <span className="soft">{fillIn(words.left, { count: triesLeft })}</span>
      </div>
    </div>
  );
}
