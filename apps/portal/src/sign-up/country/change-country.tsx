import type { Answers } from '@signet/rulebook/answer-rows';
import { wireAnswers } from '@signet/rulebook/core/answers';
import { readAnswers } from '@signet/rulebook/forms';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { notifyOnNextPage } from '../../platform/feedback/notifications.ts';
import { clearTypedAnswers } from '../../platform/form/typed-before.ts';
import { applicationAnswers, applicationSecrets } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { checkPortalAvailability } from '../../platform/portal-availability.ts';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { clearDraft, readDraft, saveDraft } from '../draft.ts';
import { answersToKeep, droppedAnswerKinds, keptAnswerKinds } from './answers-to-keep.ts';
import { savePreviousApplication } from './previous-application.ts';
import type { TEXTS } from './texts.en-US.ts';
import '@signet/ui/forms.css';
import { MARKETS, type Market, OTHER_MARKET as OTHER } from '@signet/rulebook/reference/locales';

const useTexts = textsOf<typeof TEXTS>('sign-up/country');

export type ChangeCountryProps = { from: Market; onClose: () => void };

/**
 * Explains what a change of country keeps and drops, and starts over only after confirmation.
 * docs/readings.md 53.
 */
export function ChangeCountry({ from, onClose }: ChangeCountryProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const { boot, application, serverNow } = usePortal();
  const { start, isAsking } = useNewStart(from, onClose);
  const to = OTHER[from];
  const { matched } = useNavigation();
  const answers = application
    ? applicationAnswers(application)
    : readAnswers(readDraft(boot.referralUrlId, boot.currency, serverNow()));
  const kept = keptAnswerKinds(answers).map((part) => texts.kept[part]);
  const left = [
    ...droppedAnswerKinds(answers, applicationSecrets(application).keys()).map(
      (part) => texts.dropped[part],
    ),
    ...(application?.bank ? [texts.dropped.bank] : []),
  ];
  // Nothing to lose, so nothing to confirm.
  const isEmpty =
    application === undefined &&
    Object.keys(answers).length === 0 &&
    matched?.route === 'get-started';
  const begin = useRef(start);
  useEffect(() => {
    if (isEmpty) void begin.current({});
  }, [isEmpty]);
  if (isEmpty) return null;
  const stays =
    application && (application.status.id === 'unsent' ? texts.unsent : texts.sent)[from];
  return (
    <Modal
      open
      title={texts.title[to]}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button busy={isAsking} busyLabel={shell.loading} onClick={() => void start(answers)}>
            {texts.confirm}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {texts.stay[from]}
          </Button>
        </>
      }
    >
      <p>{texts.text[to]}</p>
      <Lines title={texts.keptTitle} lines={kept} nothing={texts.keptNothing} />
      <Lines
        title={application ? texts.leftTitle : texts.droppedTitle}
        lines={left}
        nothing={texts.droppedNothing}
      />
      {stays && <p>{stays}</p>}
    </Modal>
  );
}

function Lines({
  title,
  lines,
  nothing,
}: {
  title: string;
  lines: readonly string[];
  nothing: string;
}) {
  return (
    <>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Puts the country into the next page's query; keeps the frame's parameters, because cookies may be
 * blocked. docs/decisions/0122.
 */
function searchFor(market: Market): string {
  const { search } = window.location;
  const query = new URLSearchParams(search.includes('isEmbedMode') ? search : '');
  query.set('market', market);
  return `?${query}`;
}

/**
 * Starts over in the other country with the kept answers as the new draft; stays when the other
 * country's configuration refuses.
 */
function useNewStart(
  from: Market,
  onRejected: () => void,
): { start: (answers: Answers) => Promise<void>; isAsking: boolean } {
  const { boot, application, serverNow } = usePortal();
  const navigation = useNavigation();
  const shell = useShellTexts();
  const [isAsking, setAsking] = useState(false);
  const start = async (answers: Answers) => {
    const { currency } = MARKETS[OTHER[from]];
    setAsking(true);
    if (!(await checkPortalAvailability({ currency, referralUrlId: boot.referralUrlId })))
      return onRejected();
    track('country.switched', { currency });
    const kept = answersToKeep(answers);
    clearTypedAnswers();
    if (application) savePreviousApplication({ id: application.id, market: from });
    else clearDraft(boot.referralUrlId, boot.currency);
    saveDraft(boot.referralUrlId, currency, wireAnswers(kept), serverNow());
    // Skips the start page, which would redirect users with accounts in the old country.
    const first = navigation.to(
      Object.keys(kept).length > 0 || boot.signedIn ? 'applicant' : 'get-started',
    );
    notifyOnNextPage(shell.guessedChanged[OTHER[from]]);
    window.location.assign(first + searchFor(OTHER[from]));
  };
  return { start, isAsking };
}
