import '@signet/ui/forms.css';
import '@signet/ui/home.css';
import { focusHeading } from '@signet/ui/page';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { retryUntilLoaded, whenIdle } from '../../platform/lazy-load.ts';
import { useDocumentTitle } from '../../platform/navigation.ts';
import { useFocusAfterNavigation } from '../../platform/screen/focus-after-navigation.ts';
import { loadWithTexts } from '../../platform/texts/load-texts.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { HomeDeck, loadDeck } from './home-deck.tsx';
import { HomeHero } from './home-hero.tsx';
import { MoneyMoves, Stages } from './money-moves.tsx';
import { StatusBanner } from './status-banner.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

export const loadFirst = loadDeck;

/** Announces a state that changes while the page is open, but not the initial one. */
function News({ title }: { title: string }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const first = useRef(title);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (title !== first.current) setNews(fillIn(texts.news, { title }));
  }, [title, texts, fillIn]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}

/** Separate chunks, because few applicants need them. */
const PARTS: Record<
  'askReview' | 'addToReview' | 'answers',
  () => Promise<FunctionComponent<{ onDone: () => void }>>
> = {
  askReview: () => import('./ask-for-review.tsx').then((module) => module.AskForReview),
  addToReview: () => import('./ask-for-review.tsx').then((module) => module.AddToReview),
  answers: () => import('./see-application.tsx').then((module) => module.loadSeeApplication()),
};

/** Opens another page in the place of Home, and leads back to its heading. */
function usePartInstead(mayAsk: boolean) {
  const { locale } = usePortal().boot;
  const [shown, setShown] = useState<{
    id: keyof typeof PARTS;
    Part: FunctionComponent<{ onDone: () => void }>;
  }>();
  const wasAway = useRef(false);
  useEffect(() => {
    if (mayAsk) whenIdle(() => void retryUntilLoaded(PARTS.askReview));
  }, [mayAsk]);
  useEffect(() => {
    if (wasAway.current && shown === undefined) focusHeading();
    wasAway.current = shown !== undefined;
  }, [shown]);
  return {
    shown,
    open: async (id: keyof typeof PARTS) => {
      const Part = await loadWithTexts(() => retryUntilLoaded(PARTS[id]), locale);
      setShown({ id, Part });
    },
    close: () => setShown(undefined),
  };
}

/**
 * Where an application stands after it was submitted: the sentence, the one thing to do, what
 * works, who is waited for and what happened. docs/decisions/0213, 0214.
 */
export function Screen() {
  const texts = useTexts();
  const { reload, boot } = usePortal();
  const application = useApplication();
  const { home } = application;
  const { shown, open, close } = usePartInstead(home.next?.id === 'askReview');
  const titles = {
    askReview: texts.askTitle,
    addToReview: texts.addTitle,
    answers: texts.seeTitle,
  };
  useDocumentTitle(shown ? titles[shown.id] : home.headline);
  useFocusAfterNavigation();
  useApplicationEvents(
    home.waits.some(({ who }) => who !== 'you'),
    application,
    () => reload(application.id),
    () => undefined,
  );
  if (shown) return <shown.Part onDone={close} />;
  const presses = {
    onAsk: () => void open('askReview'),
    onAdd: () => void open('addToReview'),
    onSee: () => void open('answers'),
  };
  return (
    <div className="wide-page">
      <News title={home.headline} />
      {boot.embed?.component === 'status' ? (
        <StatusBanner {...presses} />
      ) : (
        <>
          <HomeHero {...presses} />
          {home.works.online ? <MoneyMoves /> : <Stages />}
          <HomeDeck onSee={presses.onSee} />
        </>
      )}
    </div>
  );
}
