import '../session-pages.css';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import { Banner } from '@signet/ui/banner';
import { LinkButton } from '@signet/ui/button';
import { Icon } from '@signet/ui/icon';
import { DeskName } from '../../shell/desk-name.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { signInPath } from '../session-paths.ts';
import { TEXTS } from './texts.en-US.ts';

const REFUSED: Readonly<Record<string, string>> = TEXTS.refused;

const refusalText = (code: string): string =>
  Object.hasOwn(REFUSED, code) ? (REFUSED[code] ?? TEXTS.refused.unknown) : TEXTS.refused.unknown;

const FACT_ICONS = { factors: 'shield', role: 'people', lock: 'clock', record: 'eye' } as const;

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
        <div className="sign-in-help">
          <h2>{TEXTS.help.title}</h2>
          <p className="soft">{TEXTS.help.text}</p>
        </div>
      </main>
      <aside className="sign-in-aside" aria-label={TEXTS.factsLabel}>
        <ul className="sign-in-facts">
          {entriesOf(FACT_ICONS).map(([fact, icon]) => (
            <li key={fact}>
              <Icon name={icon} size={18} />
              <h2>{TEXTS.facts[fact].title}</h2>
              <p className="soft">{TEXTS.facts[fact].text}</p>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
