import { REOPENING_REASONS, type ReopeningReason } from '@signet/rulebook/decision/reopening';
import { REOPENING_REASON_TEXTS } from '@signet/rulebook/decision/review-texts.en-US';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { RecentSignIn, useIsRecentlySignedIn } from '../../session/recent-sign-in.tsx';
import type { CasePartProps } from '../case/case-tab.ts';
import { dayWords } from '../due-words.ts';
import { ReasonDrawer, useReason } from '../hand-out/reason-drawer.tsx';
import { TEXTS } from './texts.en-US.ts';

/** Proposes to take a refusal back, with a reason and a note; a second person confirms it. */
export function ReopenAct({
  open,
  history,
  onClose,
  onDone,
}: CasePartProps & { onClose: () => void }) {
  const { id, version, businessName: business } = history.review;
  const [reason, setReason] = useState<ReopeningReason | ''>('');
  const note = useReason();
  const isRecent = useIsRecentlySignedIn();
  const { pending, error, act } = useAction<'propose'>(async ({ code }) => {
    await open.reload();
    return code === 'application.versionConflict';
  });
  const isReady = isRecent && reason !== '' && note.isWritten;
  const send = () => {
    if (!isReady || pending !== undefined) return;
    const body = { reason, note: note.text };
    void act(
      'propose',
      async (idempotencyKey) => {
        const params = { id };
        const reply = await call('reopenApplication', { params, body, version, idempotencyKey });
        onDone(fillIn(TEXTS.done, { business }));
        await open.follow(reply.review);
      },
      JSON.stringify([body, version]),
    );
  };
  const lead = fillIn(TEXTS.lead, { day: dayWords(history.reopenableUntil ?? 0) });
  return (
    <ReasonDrawer
      name="reopening-note"
      title={fillIn(TEXTS.title, { business })}
      texts={{ ...TEXTS, lead }}
      reason={note}
      isReady={isReady}
      isPending={pending !== undefined}
      error={error}
      onSend={send}
      onClose={onClose}
    >
      {!isRecent && <RecentSignIn />}
      <ChoiceCards
        name="reopening-reason"
        legend={TEXTS.why}
        value={reason}
        onChange={setReason}
        options={REOPENING_REASONS.map((code) => ({
          value: code,
          label: REOPENING_REASON_TEXTS[code],
        }))}
      />
    </ReasonDrawer>
  );
}
