import { LIMITS } from '@signet/rulebook/limits';
import { Button } from '@signet/ui/button';
import { Page } from '@signet/ui/page';
import { Skeleton } from '@signet/ui/skeleton';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useShellTexts } from './texts.tsx';

/** A page on its way: its outline, and after four seconds a word. */
export function ScreenWaiting() {
  const shell = useShellTexts();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LIMITS.slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page title={shell.loading}>
      <Skeleton kind="field" count={3} />
      <p role="status">{isSlow ? shell.slow : ''}</p>
    </Page>
  );
}

/** A page that did not come: what happened, that nothing is lost, and again. */
export function ScreenFailure({ onAgain }: { onAgain: () => void }) {
  const shell = useShellTexts();
  return (
    <Page title={shell.loadFailed} lead={shell.loadFailedText}>
      <Button kind="primary" type="button" onClick={onAgain}>
        {shell.tryAgain}
      </Button>
    </Page>
  );
}

/** Catches a screen whose chunk did not load, or that failed while drawing. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ScreenFailure onAgain={() => window.location.reload()} /> : this.props.children;
  }
}
