import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { Button } from '@signet/ui/button';
import { Skeleton } from '@signet/ui/skeleton';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { serverNow } from '../../platform/clock.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { Bar } from '../../shell/frame.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { call } from '../call.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ConsoleTitle } from '../frame.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useConsoleSession, useHolds } from '../session.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { dayWords, momentWords } from '../words.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { TEXTS } from './texts.en-US.ts';

export type ConsoleKey = ReplyOf<'listConsoleKeys'>['keys'][number];
type Asked = { to: 'replace' | 'revoke'; key: ConsoleKey };

/** The keys of the company's servers; administrators make, replace and revoke them. */
export function KeysScreen() {
  const holds = useHolds();
  const { mode } = useConsoleSession();
  const { data, error, reload } = useLoadedData('keys', () => call('listConsoleKeys'));
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const { pending, error: refused, clear, act } = useAction<Asked['to']>();
  const mayChange = holds('keys:write') && data?.isOpen === true;
  const show = async (key: string) => {
    setNew(false);
    setAsked(undefined);
    setMade(key);
    await reload();
  };
  const confirm = ({ to, key: { id: keyId } }: Asked) =>
    void act(
      to,
      async () => {
        if (to === 'replace') {
          const { key } = await call('replaceConsoleKey', { params: { keyId } });
          return show(key);
        }
        await call('revokeConsoleKey', { params: { keyId } });
        setAsked(undefined);
        setMade(undefined);
        return reload();
      },
      `${to} ${keyId}`,
    );
  const ask = (to: Asked['to'], key: ConsoleKey) => {
    clear();
    setAsked({ to, key });
  };
  return (
    <>
      <ConsoleTitle page={ROOM.keys} />
      <Bar crumbs={[{ label: ROOM.keys }]} isTitle>
        {mayChange && <Button onClick={() => setNew(true)}>{TEXTS.make}</Button>}
      </Bar>
      <main id="main" className="console-list" tabIndex={-1}>
        <p className="soft">{TEXTS.mode[mode]}</p>
        <ShownOnce secret={made} lead={TEXTS.madeLead} onDone={() => setMade(undefined)} />
        {data && (
          <LockedNote isOpen={data.isOpen} holds={holds('keys:write')} what={TEXTS.locked} />
        )}
        {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
        {data === undefined && error === undefined && <Skeleton kind="card" count={2} />}
        {data?.keys.length === 0 && <p className="soft">{TEXTS.none}</p>}
        {data && data.keys.length > 0 && (
          <ul className="console-rows">
            {data.keys.toSorted(newestInUseFirst).map((key) => (
              <KeyRow key={key.id} of={key} onAsk={mayChange ? ask : undefined} />
            ))}
          </ul>
        )}
      </main>
      {isNew && <NewKeyDialog onClose={() => setNew(false)} onMade={show} />}
      {asked && (
        <ConfirmDialog
          title={fillIn(TEXTS[asked.to].title, { key: asked.key.hint })}
          text={TEXTS[asked.to].text}
          confirm={TEXTS[asked.to].confirm}
          isPending={pending !== undefined}
          error={refused && errorText(refused)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => confirm(asked)}
        />
      )}
    </>
  );
}

const stateOf = ({ revokedAt, expiresAt, isReplaced }: ConsoleKey): keyof typeof TEXTS.state => {
  if (revokedAt !== undefined) return 'revoked';
  const leftMs = expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt - serverNow();
  if (leftMs <= 0) return 'expired';
  if (isReplaced) return 'replaced';
  return leftMs <= PARTNER_LIMITS.keyReplacedMs ? 'endsSoon' : 'inUse';
};

const works = (key: ConsoleKey): boolean =>
  ['inUse', 'replaced', 'endsSoon'].includes(stateOf(key));

const newestInUseFirst = (one: ConsoleKey, other: ConsoleKey): number =>
  Number(works(other)) - Number(works(one)) || other.createdAt - one.createdAt;

const TONES = {
  inUse: 'good',
  replaced: 'warn',
  endsSoon: 'warn',
  expired: 'plain',
  revoked: 'plain',
} as const;

function KeyRow({
  of,
  onAsk,
}: {
  of: ConsoleKey;
  /** Left out where nobody may change keys here. */
  onAsk: ((to: Asked['to'], key: ConsoleKey) => void) | undefined;
}) {
  const { hint, scopes, createdAt, createdBy, lastUsedAt, expiresAt, addresses, calls } = of;
  const state = stateOf(of);
  const facts = {
    scopes: scopes.join(', '),
    made: fillIn(TEXTS.madeBy, { day: dayWords(createdAt), name: createdBy }),
    used:
      lastUsedAt === undefined
        ? TEXTS.never
        : fillIn(TEXTS.usedAt, { when: momentWords(lastUsedAt), count: calls }),
    until: expiresAt === undefined ? TEXTS.noEnd : momentWords(expiresAt),
    from: addresses?.join(', ') ?? TEXTS.anywhere,
  };
  return (
    <li className={works(of) ? 'console-card' : 'console-card console-over'}>
      <div className="console-head">
        <code>{`${hint}…`}</code>
        <StatusPill tone={TONES[state]}>{TEXTS.state[state]}</StatusPill>
      </div>
      <dl className="console-facts console-facts-wide">
        {(['scopes', 'made', 'used', 'until', 'from'] as const).map((fact) => (
          <div key={fact}>
            <dt>{TEXTS.fact[fact]}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      {onAsk && works(of) && (
        <div className="console-acts">
          {(of.isReplaced ? (['revoke'] as const) : (['replace', 'revoke'] as const)).map((to) => (
            <Button
              key={to}
              kind={to === 'revoke' ? 'text' : 'secondary'}
              aria-label={fillIn(TEXTS[to].title, { key: hint })}
              onClick={() => onAsk(to, of)}
            >
              {TEXTS[to].act}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
