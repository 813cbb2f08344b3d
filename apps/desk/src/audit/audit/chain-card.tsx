import '@signet/ui/text-field.css';
import { REFERENCE_PATTERN } from '@signet/rulebook/core/ids';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { StatusPill } from '@signet/ui/status-pill';
import { TextField } from '@signet/ui/text-field';
import { type FormEvent, useState } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import type { BrokenLog } from '../use-audit-lines.ts';
import { TEXTS } from './texts.en-US.ts';

type Checkpoint = ReplyOf<'listAudit'>['checkpoint'];

/** What stands for all of the log, and the chain of one application verified now. */
export function ChainCard({
  checkpoint,
  broken,
}: {
  checkpoint: Checkpoint;
  /** Undefined until lines were read. */
  broken: readonly BrokenLog[] | undefined;
}) {
  const [reference, setReference] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [verified, setVerified] = useState<ReplyOf<'verifyChain'>>();
  const { pending, error, act } = useAction<'verify' | 'verifyDesk'>();
  const verify = (event: FormEvent) => {
    event.preventDefault();
    const id = reference.trim().toUpperCase();
    const isReference = REFERENCE_PATTERN.test(id);
    setWrong(!isReference);
    setVerified(undefined);
    if (!isReference) return;
    void act('verify', async () => setVerified(await call('verifyChain', { params: { id } })), id);
  };
  const verifyDesk = () => {
    setWrong(false);
    setVerified(undefined);
    void act('verifyDesk', async () => setVerified(await call('verifyStaffLog')), 'desk');
  };
  const { chain } = TEXTS;
  return (
    <CaseCard title={chain.title} aside={broken && <ChainPill isWhole={broken.length === 0} />}>
      {broken && <ChainFacts {...{ checkpoint, broken }} />}
      <p className="soft">{chain.text}</p>
      <form className="audit-verify" onSubmit={verify}>
        <TextField
          name="chain"
          label={chain.reference}
          error={isWrong ? chain.wrong : undefined}
          value={reference}
          onChange={setReference}
          autoComplete="off"
        />
        <Button
          type="submit"
          kind="secondary"
          busy={pending === 'verify'}
          busyLabel={chain.verifying}
        >
          {chain.verify}
        </Button>
        <Button
          kind="text"
          busy={pending === 'verifyDesk'}
          busyLabel={chain.verifying}
          onClick={verifyDesk}
        >
          {chain.verifyDesk}
        </Button>
        {error && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        {verified && (
          <Banner tone={verified.ok ? 'good' : 'bad'} role={verified.ok ? 'status' : 'alert'}>
            {verified.ok
              ? fillIn(chain.ok, { rows: verified.rows ?? 0 })
              : fillIn(chain.broken, { brokenAt: verified.brokenAt ?? 0 })}
          </Banner>
        )}
      </form>
    </CaseCard>
  );
}

function ChainPill({ isWhole }: { isWhole: boolean }) {
  return (
    <StatusPill tone={isWhole ? 'good' : 'bad'} icon={isWhole ? 'check' : 'x'}>
      {isWhole ? TEXTS.chain.verified : TEXTS.chain.damaged}
    </StatusPill>
  );
}

const rootChars = 4;

/** Enough of a hash to compare it by eye. */
const shortRoot = (root: string): string => `${root.slice(0, rootChars)}…${root.slice(-rootChars)}`;

function ChainFacts({
  checkpoint,
  broken,
}: {
  checkpoint: Checkpoint;
  broken: readonly BrokenLog[];
}) {
  const { chain } = TEXTS;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [chain.last, checkpoint === undefined ? chain.none : momentWords(checkpoint.at)],
    [
      chain.number,
      checkpoint &&
        fillIn(chain.numberRoot, { number: checkpoint.seq, root: shortRoot(checkpoint.root) }),
    ],
    [
      chain.damage,
      broken.length === 0 ? chain.noDamage : fillIn(chain.logs, { count: broken.length }),
    ],
  ];
  return (
    <dl className="facts-list">
      {rows.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
