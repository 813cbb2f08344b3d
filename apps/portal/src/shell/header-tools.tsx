import {
  LOCALES,
  type Locale,
  languageOf,
  localeForMarket,
  type Market,
} from '@signet/rulebook/reference/locales';
import { matchPath, ROUTES, type RouteRow } from '@signet/rulebook/routes';
import { signInPath, startPath } from '@signet/rulebook/visit-paths';
import { Icon } from '@signet/ui/icon';
import type { MouseEvent } from 'react';
import { usePortal } from '../platform/application.tsx';
import { useNavigation, usePlace } from '../platform/navigation.ts';
import { useIsOwnerPage } from '../platform/owner-journey.ts';
import { useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import { track } from '../platform/track.ts';
import { CountryLine, PreviousApplicationLink } from '../sign-up/country/country-line.tsx';
import { ApplicationsMenu } from './applications-menu.tsx';
import { HelpDrawer } from './help-drawer.tsx';
import { Menu } from './menu.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useOpened } from './use-opened.ts';

/**
 * Header controls, the same on every page; they are native popovers, so they work before hydration.
 */
export function HeaderTools() {
  const { boot } = usePortal();
  return (
    <>
      <PlaceMenu />
      <HelpDrawer />
      {boot.signedIn ? <AccountMenu /> : <SignInLink />}
    </>
  );
}

const otherLocales = (locales: readonly Locale[], current: Locale, market: Market): Locale[] => [
  ...new Set(
    locales
      .filter((locale) => languageOf(locale) !== languageOf(current))
      .map((locale) => localeForMarket(market, locale)),
  ),
];

/**
 * Switches via fetch and reload, so that query, history and typed answers stay; without scripts,
 * the link works.
 */
function switchInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const language = event.currentTarget.lang;
  track('language.switched', { language });
  fetch(event.currentTarget.href, { redirect: 'manual' }).then(
    () => window.location.reload(),
    () => undefined, // offline: the page's banner already reports it
  );
}

/** A language's own name without its country, which is shown beside it. */
const languageName = (locale: Locale): string => LOCALES[locale].name.replace(/ \(.*\)$/, '');

/**
 * Country and language in one control. Switching the language changes neither answers nor page.
 * docs/readings.md 14.
 */
function PlaceMenu() {
  const { boot, application } = usePortal();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const isOwnerPage = useIsOwnerPage(); // invited owners can see the business's country but not change it
  const market = application?.market ?? boot.market;
  const others = boot.flags.multiLanguageEnabled
    ? otherLocales(boot.locales, boot.locale, boot.market)
    : [];
  const current = fillIn(shell.countryAndLanguage, {
    country: shell.countries[market],
    language: languageName(boot.locale),
  });
  return (
    <>
      <button className="tool" type="button" popoverTarget="place">
        <Icon name="globe" size={18} />
        <span className="visually-hidden">
          {shell.countryAndLanguageLabel}, {current}
        </span>
        <span className="wide-words" aria-hidden="true">
          {current}
        </span>
        <span className="short-words" aria-hidden="true">
          {market} · {languageOf(boot.locale).toUpperCase()}
        </span>
        <span className="tool-mark">
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <Menu id="place" label={shell.countryAndLanguageLabel}>
        {!isOwnerPage && <CountryLine />}
        {!isOwnerPage && <PreviousApplicationLink />}
        {others.length > 0 && (
          <nav className="languages" aria-label={shell.language}>
            {others.map((locale) => (
              <a
                key={locale}
                href={`?locale=${locale}`}
                lang={locale}
                hrefLang={locale}
                onClick={switchInPlace}
              >
                {LOCALES[locale].name}
              </a>
            ))}
          </nav>
        )}
      </Menu>
    </>
  );
}

/** Pages whose typed answers survive signing in, because sign-in returns to them. */
const RETURNS_HERE: readonly RouteRow['access'][] = ['draft', 'owner'];

/**
 * Returns to the page where somebody types or confirms something, otherwise to the start page,
 * which names their application.
 */
function SignInLink() {
  const shell = useShellTexts();
  const { boot } = usePortal();
  const [path] = usePlace();
  const isOwnerPage = useIsOwnerPage();
  const { route, referralUrlId = boot.referralUrlId } = matchPath(path) ?? {};
  const isTyping = route !== undefined && RETURNS_HERE.includes(ROUTES[route].access);
  return (
    <a className="tool" href={signInPath(isTyping ? path : startPath(referralUrlId))}>
      <span className="wide-words">{isOwnerPage ? shell.signInShort : shell.signIn}</span>
      <span className="short-words">{shell.signInShort}</span>
    </a>
  );
}

function avatarLetters(names: readonly (string | undefined)[], emailAddress = ''): string {
  const letters = names.map((name) => [...(name?.trim() ?? '')][0] ?? '').join('');
  return (letters || ([...emailAddress][0] ?? '')).toUpperCase();
}

function AccountMenu() {
  const { boot, application, owner } = usePortal();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const isOwnerPage = useIsOwnerPage();
  const name = application?.applicant.name ?? owner ?? boot.person;
  const opened = useOpened();
  return (
    <>
      <button className="tool" type="button" popoverTarget="account">
        <span className="avatar" aria-hidden="true">
          {avatarLetters([name?.firstName, name?.lastName], boot.emailAddress) || (
            <Icon name="person" size={18} />
          )}
        </span>
        <span className="visually-hidden">{shell.accountMenu}</span>
        <span className="tool-mark">
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <Menu id="account" label={shell.accountMenu} opened={opened}>
        {boot.emailAddress && (
          <p className="meta">{fillIn(shell.signedInAs, { email: boot.emailAddress })}</p>
        )}
        {!isOwnerPage && <a href={to('accounts')}>{shell.accountMenuApplications}</a>}
        {!isOwnerPage && opened.isOpen && <ApplicationsMenu most={3} />}
        <SignOutButton>{shell.signOut}</SignOutButton>
      </Menu>
    </>
  );
}
