import '../shell/frame.css';
import './console.css';
import { Avatar } from '@signet/ui/avatar';
import { Icon, type IconProps } from '@signet/ui/icon';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useAction } from '../platform/use-action.ts';
import { TEXTS as SHELL } from '../shell/texts.en-US.ts';
import { call } from './call.ts';
import { CONSOLE_PAGES, type ConsolePageId } from './console-pages.ts';
import { useConsoleSession, useHolds } from './session.tsx';
import { TEXTS } from './texts.en-US.ts';

export function ConsoleTitle({ page }: { page: string }) {
  return <title>{`${page} · ${TEXTS.name}`}</title>;
}

const NAV = [
  { page: 'applicants', icon: 'people' },
  { page: 'endpoints', icon: 'link' },
  { page: 'look', icon: 'eye' },
  { page: 'keys', icon: 'lock' },
] as const satisfies readonly { page: ConsolePageId; icon: IconProps['name'] }[];

/** The frame of every page: for which company, where to go, and who is there. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { partner, mode } = useConsoleSession();
  const holds = useHolds();
  const [path] = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        {SHELL.skip}
      </a>
      <div className="desk">
        <aside className="desk-side" aria-label={TEXTS.name}>
          <div className="desk-top">
            <span className="console-company">{partner.name}</span>
            <span className={`console-mode console-mode-${mode}`}>{TEXTS.mode[mode]}</span>
          </div>
          <nav aria-label={TEXTS.pages} className="desk-nav">
            <div>
              <ul>
                {NAV.filter(({ page }) => holds(CONSOLE_PAGES[page].scope)).map(
                  ({ page, icon }) => {
                    const href = CONSOLE_PAGES[page].path;
                    return (
                      <li key={page}>
                        <Link href={href} aria-current={path === href ? 'page' : undefined}>
                          <Icon name={icon} size={16} />
                          <span>{TEXTS[page]}</span>
                        </Link>
                      </li>
                    );
                  },
                )}
              </ul>
            </div>
          </nav>
          <Me />
        </aside>
        <div className="desk-main">{children}</div>
      </div>
    </>
  );
}

function Me() {
  const { person, roles } = useConsoleSession();
  const { pending, act } = useAction<'signOut'>();
  const signOut = () =>
    act('signOut', async () => {
      const { signOutAt } = await call('endConsoleSession');
      window.location.assign(signOutAt ?? '/sign-in');
    });
  return (
    <div className="desk-me">
      <Avatar name={person.name} isLarge />
      <div>
        <p className="desk-me-name">{person.name}</p>
        <p className="desk-me-role">{roles.map((role) => TEXTS.roles[role]).join(', ')}</p>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={pending ? SHELL.signingOut : SHELL.signOut}
        title={SHELL.signOut}
        onClick={() => void signOut()}
      >
        <Icon name="sign-out" size={16} />
      </button>
    </div>
  );
}

/** The same for what isn’t there, for another company’s, and for what its reader may not open. */
export function NothingHere() {
  const { title, text, back } = SHELL.notFound;
  return (
    <main id="main" className="desk-plain" tabIndex={-1}>
      <ConsoleTitle page={title} />
      <h1>{title}</h1>
      <p className="soft">{text}</p>
      <p>
        <Link href="/">{back}</Link>
      </p>
    </main>
  );
}
