import '../case/case.css';
import { Banner } from '@signet/ui/banner';
import { LinkButton } from '@signet/ui/button';
import { Drawer } from '@signet/ui/drawer';
import { KeyHint } from '@signet/ui/key-hint';
import { Skeleton } from '@signet/ui/skeleton';
import { StatusPill } from '@signet/ui/status-pill';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../platform/call.ts';
import { useNow } from '../../platform/clock.ts';
import { bindingOf, keysAreOn } from '../../platform/keys.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useSession } from '../../session/session.tsx';
import { SourcesCard } from '../case/facts-cards.tsx';
import { WhyCard } from '../case/why-card.tsx';
import { DueMark } from '../case-parts.tsx';
import { decisionTone } from '../decision-tone.ts';
import { timeWords } from '../due-words.ts';
import { languageName } from '../language-name.ts';
import type { QueueRow } from '../queue-row.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

const minuteMs = 60_000;

/** What takes the same keys itself. */
const PRESSABLE = 'button, a, summary, input';

/** Why a case of the queue is there, read without leaving the queue; nothing can be done in it. */
export function PeekDrawer({
  row: { reference, businessName, market },
  onMove,
  onClose,
}: {
  row: QueueRow;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
}) {
  const [, navigate] = useLocation();
  const now = useNow(minuteMs);
  const { data, error } = useLoadedData(`peek ${reference}`, () =>
    call('explainApplication', { params: { id: reference } }),
  );
  const path = `/a/${reference}`;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    if (!keysAreOn()) return;
    const moves = { j: () => onMove(1), k: () => onMove(-1) };
    const binding = bindingOf(
      isTaken ? moves : { ...moves, ' ': onClose, Enter: () => navigate(path) },
      event,
      false,
    );
    if (binding === undefined) return;
    event.preventDefault();
    binding();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { staff } = useSession();
  const heldBy = data?.review.heldBy;
  return (
    <Drawer
      title={businessName}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      actions={
        <>
          <span className="drawer-version">
            <KeyHint keys={['J', 'K']} /> {TEXTS.move}
          </span>
          <LinkButton
            href={path}
            onClick={(event) => {
              event.preventDefault();
              navigate(path);
            }}
          >
            {TEXTS.open} <KeyHint keys={['Enter']} />
          </LinkButton>
        </>
      }
    >
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      {data === undefined && !error && (
        <>
          <p className="visually-hidden" role="status">
            {PLATFORM.loading}
          </p>
          <Skeleton kind="card" count={2} />
        </>
      )}
      {data && (
        <>
          <ul className="case-facts" aria-label={TEXTS.facts}>
            <li>{reference}</li>
            <li>
              <StatusPill tone={decisionTone(data.review.decision)}>
                {ROOM.decision[data.review.decision]}
              </StatusPill>
            </li>
            {data.dueBy && (
              <li>
                <DueMark {...{ dueBy: data.dueBy, market, now }} />
              </li>
            )}
            <li>{`${ROOM.market[market]} · ${languageName(data.locale)}`}</li>
            {heldBy && (
              <li>
                {fillIn(heldBy.id === staff.id ? TEXTS.yours : TEXTS.heldBy, {
                  name: heldBy.name,
                  until: timeWords(heldBy.until),
                })}
              </li>
            )}
          </ul>
          <WhyCard history={data} />
          <SourcesCard decisions={data.decisions} market={market} />
        </>
      )}
    </Drawer>
  );
}
