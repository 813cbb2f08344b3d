import { isLostConnection } from '@signet/rulebook/core/lost-connection';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { reloadOnce } from '@signet/web/reload-once';
import { Component, type ReactNode } from 'react';
import { TEXTS } from './texts.en-US.ts';

/** The address of the chunk that this file is in, whose name changes with those of its imports. */
const OWN_BUILD = import.meta.url;

/** A note or reason that stands in a field: a reload would lose it. */
const isTyping = (): boolean =>
  [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');

type Props = { children: ReactNode };
type State = { thrown?: unknown };

/**
 * What stands in the place of a part that could not be loaded or drawn. A part whose script is
 * missing reloads the page first, once for each build. docs/decisions/0255.
 */
export class LoadBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown };
  }

  override componentDidCatch(thrown: unknown): void {
    if (isLostConnection(thrown) && navigator.onLine && !isTyping()) reloadOnce(OWN_BUILD);
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === undefined) return this.props.children;
    return (
      <div className="desk-plain">
        <Banner tone="bad" role="alert">
          <p>{TEXTS.broken}</p>
          <Button kind="secondary" onClick={() => window.location.reload()}>
            {TEXTS.reload}
          </Button>
        </Banner>
      </div>
    );
  }
}
