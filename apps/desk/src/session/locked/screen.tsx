import '../session-pages.css';
import { LinkButton } from '@signet/ui/button';
import { DeskName } from '../../shell/desk-name.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { unlockPath } from '../session-paths.ts';
import { TEXTS } from './texts.en-US.ts';

/** Shown over nothing: whoever comes by finds no trace of what was open. */
export function Locked({ path }: { path: string }) {
  return (
    <main id="main" className="sign-in-main" tabIndex={-1}>
      <PageTitle page={TEXTS.title} />
      <DeskName />
      <h1>{TEXTS.title}</h1>
      <p className="soft">{TEXTS.text}</p>
      <LinkButton href={unlockPath(path)} icon="lock">
        {TEXTS.unlock}
      </LinkButton>
    </main>
  );
}
