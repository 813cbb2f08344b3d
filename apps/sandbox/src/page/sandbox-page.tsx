import { Banner } from '@signet/ui/banner';
import { Tag } from '@signet/ui/card';
import { type ComponentType, useSyncExternalStore } from 'react';
import { BanksPanel } from './banks-panel.tsx';
import { CallsPanel } from './calls-panel.tsx';
import { ClockPanel, useProductNow } from './clock-panel.tsx';
import type { SandboxInfo } from './control-client.ts';
import { FaultsPanel } from './faults-panel.tsx';
import { FlagsPanel } from './flags-panel.tsx';
import { InquiriesPanel } from './inquiries-panel.tsx';
import { MagicPanel } from './magic-panel.tsx';
import { MailboxesPanel } from './mailboxes-panel.tsx';
import { NetworksPanel } from './networks-panel.tsx';
import { PhonesPanel } from './phones-panel.tsx';
import { ResetPanel } from './reset-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { useLiveWorld } from './use-live-world.ts';
import { WalksPanel } from './walks-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

type Lists = ReturnType<typeof useLiveWorld>['lists'];
type Shown = { lists: Lists; nowMs: number };

/** Tabs by the hash of the address; the first one holds what everybody needs who tries a sign-up. */
const TABS: readonly { id: string; name: string; Content: ComponentType<Shown> }[] = [
  {
    id: 'now',
    name: 'Now',
    Content: ({ lists, nowMs }) => (
      <>
        <ClockPanel clock={lists.clock} />
        <div className="columns">
          <PhonesPanel phones={lists.phones} nowMs={nowMs} />
          <MailboxesPanel
            mailboxes={lists.mailboxes}
            mailPort={lists.about?.mailPort}
            nowMs={nowMs}
          />
        </div>
      </>
    ),
  },
  {
    id: 'reviews',
    name: 'Reviews',
    Content: ({ lists, nowMs }) => <ReviewsPanel desk={lists.reviews} nowMs={nowMs} />,
  },
  {
    id: 'inquiries',
    name: 'Identity',
    Content: ({ lists, nowMs }) => <InquiriesPanel desk={lists.inquiries} nowMs={nowMs} />,
  },
  { id: 'banks', name: 'Banks', Content: ({ lists }) => <BanksPanel desk={lists.banks} /> },
  {
    id: 'faults',
    name: 'Faults',
    Content: ({ lists, nowMs }) => (
      <>
        <div className="columns">
          <FaultsPanel now={lists.faults} vendors={lists.vendors} />
          <NetworksPanel networks={lists.networks} />
        </div>
        <CallsPanel calls={lists.calls} vendors={lists.vendors} nowMs={nowMs} />
      </>
    ),
  },
  {
    id: 'webhooks',
    name: 'Webhooks',
    Content: ({ lists, nowMs }) => <WebhooksPanel webhooks={lists.webhooks} nowMs={nowMs} />,
  },
  { id: 'flags', name: 'Flags', Content: ({ lists }) => <FlagsPanel flags={lists.flags} /> },
  { id: 'magic', name: 'Magic values', Content: ({ lists }) => <MagicPanel magic={lists.magic} /> },
  {
    id: 'funnel',
    name: 'Funnel',
    Content: ({ lists }) => <WalksPanel walks={lists.walks} about={lists.about} />,
  },
  { id: 'reset', name: 'Reset', Content: () => <ResetPanel /> },
];
const FIRST = TABS[0] as (typeof TABS)[number]; // the table has rows

const followHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

function useTab(): (typeof TABS)[number] {
  const hash = useSyncExternalStore(followHash, () => window.location.hash.slice(1));
  return TABS.find(({ id }) => id === hash) ?? FIRST;
}

export function SandboxPage() {
  const { lists, isLive, news } = useLiveWorld();
  const nowMs = useProductNow(lists.clock);
  const { id: shown, Content } = useTab();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className="header">
        <div className="container header-row">
          <div className="brand">Sandbox</div>
          <Tag
            text={isLive ? 'Live' : isLive === undefined ? 'Connecting' : 'Not connected'}
            tone={isLive === false ? 'bad' : isLive ? 'good' : 'info'}
          />
        </div>
      </header>
      <main className="container sandbox" id="main" tabIndex={-1}>
        <div className="world-head">
          <h1 className="title">The outside world</h1>
          <p className="lead">
            Everything the product sends to others arrives here, and nothing leaves this machine.
          </p>
          {lists.about && <Doors about={lists.about} />}
        </div>
        <nav className="sections" aria-label="Sections">
          <ul>
            {TABS.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === shown ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {isLive === false && (
          <Banner tone="bad" role="alert" title="The sandbox does not answer">
            This page connects again by itself. What you see may be old.
          </Banner>
        )}
        <p className="visually-hidden" role="status">
          {news}
        </p>
        <Content lists={lists} nowMs={nowMs} />
      </main>
    </>
  );
}

function Doors({ about: { portals, apiDocs, partnerPage } }: { about: SandboxInfo }) {
  return (
    <ul className="entry-links">
      {[
        ...portals,
        { name: 'A partner’s page', url: partnerPage },
        { name: 'API documentation', url: apiDocs },
        { name: 'Bank statements', url: '/statements' },
        { name: 'Lending partner', url: '/liberis/businesses' },
      ].map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {name}
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
