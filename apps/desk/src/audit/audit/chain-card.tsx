import { REFERENCE_PATTERN } from '@signet/rulebook/core/ids';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { TextField } from '@signet/ui/text-field';
import { type FormEvent, useState } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import { call } from '../../platform/call.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { TEXTS } from './texts.en-US.ts';

/** Verifies the chain of one application now. */
export function ChainCard() {
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
    <CaseCard title={chain.title}>
      <form className="audit-verify" onSubmit={verify}>
        <p className="soft">{chain.text}</p>
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
