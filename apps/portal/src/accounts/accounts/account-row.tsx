import type { AccountView } from '@signet/rulebook/account-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import { writeDate } from '@signet/rulebook/core/written';
import { marketOfCurrency } from '@signet/rulebook/reference/locales';
import { businessInitials } from '@signet/ui/account-nav';
import { Icon } from '@signet/ui/icon';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { ConnectServiceLink } from '../connect-service/connect-service.tsx';
import type { TEXTS as ROOM } from '../texts.en-US.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/accounts');
const useRoomTexts = textsOf<typeof ROOM>('accounts');

/** One application: its name, where it stands, until when, and its one action. docs/readings.md 7. */
export function AccountRow({ account }: { account: AccountView }) {
  const texts = useTexts();
  const room = useRoomTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { to } = useNavigation();
  const { company, status, home, reference, createdAt, action, businessId } = account;
  const name = company.name ?? room.unnamed;
  const started = writeDate(createdAt, locale, { dateStyle: 'long' });
  const country = texts.countries[marketOfCurrency(company.currency) ?? 'US'];
  return (
    <li className="app-row">
      <span className="board-mark" aria-hidden="true">
        {businessInitials(name)}
      </span>
      <div className="app-name">
        <h3>{name}</h3>
        <p className="meta">
          {[room.labels[status.label], reference, country].map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
      <div className="app-state">
        <p>{home.short}</p>
        <p className="meta">
          {home.by === undefined
            ? fillIn(room.started, { day: started })
            : fillIn(room.by, { day: formatDay(home.by, locale) })}
        </p>
      </div>
      <div className="app-does">
        <ConnectServiceLink account={account} />
        <RowAction account={account} name={name} />
        {action === 'account' && (
          <a href={to('account-stores', { businessId })}>
            {texts.stores}
            <span className="visually-hidden"> {name}</span>
          </a>
        )}
      </div>
    </li>
  );
}

/** The action of its profile, or the next thing that Home asks for; without one, the way to it. */
function RowAction({ account, name }: { account: AccountView; name: string }) {
  const texts = useTexts();
  const { to, toApplication } = useNavigation();
  const { action, applicationId, businessId, home } = account;
  const { next } = home;
  const found =
    action === 'connect'
      ? { label: texts.actions.connect, href: to('account-stores', { businessId }) }
      : action === 'resume'
        ? { label: texts.actions.resume, href: toApplication(applicationId) }
        : action !== 'start' && next?.page !== undefined
          ? { label: next.label, href: to(next.page, applicationId) }
          : { label: texts.actions.open, href: toApplication(applicationId) };
  return (
    // A full page load: prices and terms depend on the application's country.
    <a className="app-action" href={found.href} target="_self">
      {found.label}
      <span className="visually-hidden"> {name}</span>
      <Icon name="chevron" size={16} />
    </a>
  );
}
