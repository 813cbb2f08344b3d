import './frame.css';
import { Avatar } from '@signet/ui/avatar';
import { Icon, type IconProps } from '@signet/ui/icon';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'wouter';
import { call } from '../platform/call.ts';
import { useAction } from '../platform/use-action.ts';
import { useSession } from '../session/session.tsx';
import { DensityButton } from './density-button.tsx';
import { DeskName } from './desk-name.tsx';
import { PageTitle } from './page-title.tsx';
import { TEXTS } from './texts.en-US.ts';

export type NavItem = {
  href: string;
  group: keyof typeof TEXTS.groups;
  label: string;
  icon: IconProps['name'];
  /** Goes there after G. */
  key?: string;
  /** A count beside it; `hot` where it is late. */
  mark?: { text: string; tone: 'plain' | 'hot' | 'act' };
};

const ENVIRONMENTS: Readonly<Record<string, string>> = TEXTS.environment;

/** Names every environment but production. */
export function EnvironmentChip({ environment }: { environment: string }) {
  if (environment === 'production') return null;
  return <span className="environment">{ENVIRONMENTS[environment] ?? environment}</span>;
}

/** The frame of every page of staff: where they may go, who they are, and the page. */
export function Frame({
  nav,
  navLabel,
  find,
  children,
}: {
  /** Finds applications and pages, from everywhere. */
  find: ReactNode;
  nav: readonly NavItem[];
  navLabel: string;
  children: ReactNode;
}) {
  const { environment } = useSession();
  return (
    <>
      <a className="skip-link" href="#main">
        {TEXTS.skip}
      </a>
      <div className="desk">
        <aside className="desk-side" aria-label={TEXTS.name}>
          <div className="desk-top">
            <DeskName />
            <EnvironmentChip environment={environment} />
          </div>
          {find}
          <Navigation items={nav} label={navLabel} />
          <Me />
        </aside>
        <div className="desk-main">{children}</div>
      </div>
      <p className="print-only">{TEXTS.print}</p>
    </>
  );
}

/** How many pages stand in the bar of a phone; the rest is behind “More”. */
const BAR_PAGES = 4;

/** Under headings of their groups; whoever has only one group needs none. */
function Navigation({ items, label }: { items: readonly NavItem[]; label: string }) {
  const id = useId();
  const beyond = items.length > BAR_PAGES + 1 ? items.slice(BAR_PAGES) : [];
  const groups = [...Map.groupBy(items, ({ group }) => group)];
  return (
    <nav aria-label={label} className="desk-nav">
      {groups.map(([group, rows]) => {
        const heading = groups.length > 1 ? `${id}${group}` : undefined;
        return (
          <div key={group}>
            {heading && (
              <p id={heading} className="nav-group">
                {TEXTS.groups[group]}
              </p>
            )}
            <ul aria-labelledby={heading}>
              {rows.map((item) => (
                <NavLink key={item.href} item={item} isBeyond={beyond.includes(item)} />
              ))}
            </ul>
          </div>
        );
      })}
      {beyond.length > 0 && <MorePages items={beyond} />}
    </nav>
  );
}

/** What the bar of a phone has no room for. The native popover closes on Escape and on a press outside. */
function MorePages({ items }: { items: readonly NavItem[] }) {
  const id = useId();
  const [path] = useLocation();
  return (
    <div className="nav-more">
      <button
        type="button"
        popoverTarget={id}
        className={items.some(({ href }) => href === path) ? 'nav-more-here' : undefined}
      >
        <Icon name="chevron-down" size={16} />
        <span>{TEXTS.more}</span>
      </button>
      {/* Made anew, and so closed, at another address. */}
      <div id={id} key={path} popover="auto" className="nav-more-panel">
        <ul aria-label={TEXTS.morePages}>
          {items.map((item) => (
            <NavLink key={item.href} item={item} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function NavLink({
  item: { href, label, icon, mark },
  isBeyond = false,
}: {
  item: NavItem;
  isBeyond?: boolean;
}) {
  const [path] = useLocation();
  return (
    <li className={isBeyond ? 'nav-beyond' : undefined}>
      <Link href={href} aria-current={path === href ? 'page' : undefined}>
        <Icon name={icon} size={16} />
        <span>{label}</span>
        {mark && <span className={`nav-mark nav-${mark.tone}`}>{mark.text}</span>}
      </Link>
    </li>
  );
}

const ROLES: Readonly<Record<string, string>> = TEXTS.roles;

function Me() {
  const { staff, roles } = useSession();
  const { pending, act } = useAction<'signOut'>();
  const signOut = () =>
    act('signOut', async () => {
      const { signOutAt } = await call('endStaffSession');
      window.location.assign(signOutAt ?? '/sign-in');
    });
  return (
    <div className="desk-me">
      <Avatar name={staff.name} isLarge />
      <div>
        <p className="desk-me-name">{staff.name}</p>
        <p className="desk-me-role">{roles.map((role) => ROLES[role] ?? role).join(', ')}</p>
      </div>
      <DensityButton />
      <button
        type="button"
        className="icon-btn"
        aria-label={pending ? TEXTS.signingOut : TEXTS.signOut}
        title={TEXTS.signOut}
        onClick={() => void signOut()}
      >
        <Icon name="sign-out" size={16} />
      </button>
    </div>
  );
}

export type Crumb = { label: string; href?: string };

/** The bar above a page: where one is, and the one thing to press. */
export function Bar({
  crumbs,
  children,
  isTitle = false,
}: {
  crumbs: readonly Crumb[];
  children?: ReactNode;
  /** The last crumb is the page's heading. */
  isTitle?: boolean;
}) {
  const last = crumbs.at(-1);
  return (
    <header className="desk-bar">
      {crumbs.length > 1 && (
        <nav aria-label={TEXTS.path}>
          <ol className="crumbs">
            {crumbs.slice(0, -1).map(({ label, href = '/' }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
                <Icon name="chevron" size={12} />
              </li>
            ))}
          </ol>
        </nav>
      )}
      {isTitle ? <h1>{last?.label}</h1> : <p className="crumb-here">{last?.label}</p>}
      <div className="desk-bar-acts">{children}</div>
    </header>
  );
}

/** The acts of a page where a thumb reaches them: on a phone only, in place of the pages' bar. */
export function PhoneActs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="desk-acts" aria-label={label}>
      {children}
    </section>
  );
}

/** The same for what isn’t there and for what its reader may not open. */
export function NotFound({ text = TEXTS.notFound.text }: { text?: string }) {
  return (
    <main id="main" className="desk-plain" tabIndex={-1}>
      <PageTitle page={TEXTS.notFound.title} />
      <h1>{TEXTS.notFound.title}</h1>
      <p className="soft">{text}</p>
      <p>
        <Link href="/">{TEXTS.notFound.back}</Link>
      </p>
    </main>
  );
}
