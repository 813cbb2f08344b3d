import type { WaitId } from '@signet/rulebook/home-view';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { AccountMark, AccountNav, type AccountNavItem } from '@signet/ui/account-nav';
import { Rail } from '@signet/ui/rail';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { useShellTexts } from '../platform/texts/text-provider.tsx';
import { Logo } from './logo.tsx';
import { SupportPerson } from './support-person.tsx';

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
    { id: 'home', page: open('success'), screens: ['account-home'] },
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

export function AccountRail() {
  const shell = useShellTexts();
  const { application } = usePortal();
  const { matched } = useNavigation();
  const isChosen = matched !== undefined && ROUTES[matched.route].access === 'application';
  const name = application?.company.dba || application?.company.name;
  return (
    <Rail logo={<Logo />} person={<SupportPerson />} safety={shell.safeText} isAccount>
      {isChosen && name && <AccountMark name={name} />}
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
