import '@signet/ui/home.css';
import type { WaitId } from '@signet/rulebook/home-view';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { AccountMark, AccountNav, type AccountNavItem } from '@signet/ui/account-nav';
import { Icon } from '@signet/ui/icon';
import { Rail } from '@signet/ui/rail';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { useShellTexts } from '../platform/texts/text-provider.tsx';
import { markNewApplication } from '../sign-up/draft.ts';
import { ApplicationsMenu } from './applications-menu.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { SupportPerson } from './support-person.tsx';
import { useOpened } from './use-opened.ts';

type Item = {
  id: AccountNavItem['icon'];
  page: RouteId | undefined;
  screens: readonly string[];
  waits?: readonly WaitId[];
};

/** An item appears once its page can be used. docs/decisions/0214. */
function useItems(): AccountNavItem[] {
  const { account: texts } = useShellTexts();
  const { boot, application } = usePortal();
  const { to, matched } = useNavigation();
  const screen = matched && ROUTES[matched.route].screen;
  const isChosen = matched !== undefined && ROUTES[matched.route].access === 'application';
  const open = (...pages: RouteId[]) =>
    isChosen ? pages.find((page) => application?.openPages.includes(page)) : undefined;
  const hasOwners = application?.owners?.list.some(({ type }) => type === 'OWNER') === true;
  const isTerminalOffered = application?.home.row !== 'declined';
  const items: Item[] = [
    { id: 'home', page: open('success'), screens: ['account-home'], waits: ['changes'] },
    {
      id: 'bank',
      page: open('bank-success', 'bank'),
      screens: ['bank', 'bank-success', 'bank-deposits'],
      waits: ['bank', 'bankAgain', 'amounts'],
    },
    {
      id: 'owners',
      page: hasOwners ? open('owners') : undefined,
      screens: ['owners'],
      waits: ['ownerDetails', 'ownerMail', 'ownerDenied', 'ownerLink', 'ownerLate'],
    },
    {
      id: 'orders',
      page: application?.order
        ? open('order-status')
        : isTerminalOffered
          ? open('order')
          : undefined,
      screens: ['order', 'order-card', 'order-status'],
      waits: ['order'],
    },
    {
      id: 'applications',
      page: 'accounts',
      screens: ['accounts', 'account-stores', 'store-selector'],
    },
  ];
  const shown = items.flatMap(({ id, page, screens, waits = [] }): AccountNavItem[] =>
    page === undefined
      ? []
      : [
          {
            icon: id,
            href: to(page),
            label: texts[id],
            isCurrent: screen !== undefined && screens.includes(screen),
            todo:
              isChosen && application
                ? application.home.waits.filter(
                    (wait) => wait.who === 'you' && waits.includes(wait.id),
                  ).length
                : 0,
          },
        ],
  );
  const { dashboardUrl } = boot.brand;
  return isChosen && dashboardUrl !== undefined && application?.home.works.online === true
    ? [
        ...shown,
        {
          icon: 'dashboard',
          href: dashboardUrl,
          label: texts.dashboard,
          isCurrent: false,
          todo: 0,
        },
      ]
    : shown;
}

/** More are found on the page of all. */
const mostInSwitcher = 7;

/** Whose account it is; it opens the reader's other applications. */
function Switcher({ name }: { name: string | undefined }) {
  const { account: texts, accountMenuApplications: all } = useShellTexts();
  const { to } = useNavigation();
  const opened = useOpened();
  return (
    <>
      <button className="account-name" type="button" popoverTarget="applications">
        <AccountMark name={name ?? all} isMany={name === undefined} />
        {name !== undefined && <span className="visually-hidden"> {all}</span>}
        <Icon name="chevron-down" size={16} />
      </button>
      <Menu id="applications" label={all} isBesideRail opened={opened}>
        {opened.isOpen && <ApplicationsMenu most={mostInSwitcher} />}
        <a href={to('accounts')}>{all}</a>
        <a href={to('applicant')} onClick={markNewApplication}>
          {texts.start}
        </a>
      </Menu>
    </>
  );
}

export function AccountRail() {
  const shell = useShellTexts();
  const { application } = usePortal();
  const { matched } = useNavigation();
  const isChosen = matched !== undefined && ROUTES[matched.route].access === 'application';
  const name = application?.company.dba || application?.company.name;
  return (
    <Rail logo={<Logo />} person={<SupportPerson />} safety={shell.safeText} isAccount>
      <Switcher name={isChosen ? name : undefined} />
      <AccountNav label={shell.account.label} items={useItems()} todoLabel={shell.account.todo} />
    </Rail>
  );
}

/** The same items on phones, below the header. */
export function AccountTabs() {
  const shell = useShellTexts();
  return (
    <AccountNav
      label={shell.account.label}
      items={useItems()}
      todoLabel={shell.account.todo}
      isTabs
    />
  );
}
