import '@signet/ui/forms.css';
import '@signet/ui/home.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { retryUntilLoaded, whenIdle } from '../../platform/lazy-load.ts';
import { useDocumentTitle } from '../../platform/navigation.ts';
import { useFocusAfterNavigation } from '../../platform/screen/focus-after-navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { HomeDeck, loadDeck } from './home-deck.tsx';
import { HomeHero } from './home-hero.tsx';
import { MoneyMoves, Stages } from './money-moves.tsx';
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

/** A separate chunk because few applicants need it; preloaded when idle. */
const loadForm = () => retryUntilLoaded(() => import('./ask-for-review.tsx'));

/** Opens the request for a review in the place of Home. */
function useAsking(mayAsk: boolean) {
  const [asking, setAsking] = useState<{ Form: ComponentType<{ onDone: () => void }> }>();
  useEffect(() => {
    if (mayAsk) whenIdle(() => void loadForm());
  }, [mayAsk]);
  return {
    Form: asking?.Form,
    open: async () => setAsking({ Form: (await loadForm()).AskForReview }),
    close: () => setAsking(undefined),
  };
}

/**
 * Where an application stands after it was submitted: the sentence, the one thing to do, what
 * works, who is waited for and what happened. docs/decisions/0213, 0214.
 */
export function Screen() {
  const texts = useTexts();
  const { reload } = usePortal();
  const application = useApplication();
  const { home } = application;
  const { Form, open, close } = useAsking(home.next?.id === 'askReview');
  useDocumentTitle(Form ? texts.askTitle : home.headline);
  useFocusAfterNavigation();
  useApplicationEvents(
    home.waits.some(({ who }) => who !== 'you'),
    application,
    () => reload(application.id),
    () => undefined,
  );
  if (Form) return <Form onDone={close} />;
  return (
    <div className="wide-page">
      <News title={home.headline} />
      <HomeHero onAsk={() => void open()} />
      {home.works.online ? <MoneyMoves /> : <Stages />}
      <HomeDeck />
    </div>
  );
}
