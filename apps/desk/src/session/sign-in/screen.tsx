import '../session-pages.css';
import { Banner } from '@signet/ui/banner';
import { LinkButton } from '@signet/ui/button';
import { DeskName } from '../../shell/desk-name.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { signInPath } from '../session-paths.ts';
import { TEXTS } from './texts.en-US.ts';

const REFUSED: Readonly<Record<string, string>> = TEXTS.refused;

const refusalText = (code: string): string =>
  Object.hasOwn(REFUSED, code) ? (REFUSED[code] ?? TEXTS.refused.unknown) : TEXTS.refused.unknown;

/** `path` is where its person wants to go; `refused` says why the last try failed. */
export function SignIn({ path, refused }: { path: string; refused?: string }) {
  return (
    <div className="sign-in">
      <PageTitle page={TEXTS.title} />
      <main id="main" className="sign-in-main" tabIndex={-1}>
        <DeskName />
        {refused !== undefined && (
          <Banner tone="bad" title={TEXTS.refusedTitle} role="alert">
            <p>{refusalText(refused)}</p>
          </Banner>
        )}
        <h1>{TEXTS.title}</h1>
        <p className="soft">{TEXTS.lead}</p>
        <LinkButton href={signInPath(path)} icon="lock">
          {TEXTS.go}
        </LinkButton>
        <p className="meta">{TEXTS.privacy}</p>
      </main>
      <aside className="sign-in-aside" aria-label={TEXTS.factsLabel}>
        <ul className="sign-in-facts">
          {TEXTS.facts.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
