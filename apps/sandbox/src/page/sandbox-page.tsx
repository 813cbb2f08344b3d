import { Banner } from '@signet/ui/banner';
import { Tag } from '@signet/ui/card';
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
import { WebhooksPanel } from './webhooks-panel.tsx';

const SECTIONS = [
  ['clock', 'Clock'],
  ['phones', 'Phones'],
  ['mailboxes', 'Mailboxes'],
  ['faults', 'Faults'],
  ['networks', 'Mobile network'],
  ['flags', 'Flags'],
  ['magic', 'Magic values'],
  ['calls', 'Calls'],
  ['inquiries', 'Identity inquiries'],
  ['banks', 'Banks'],
  ['reviews', 'Reviews'],
  ['webhooks', 'Webhooks'],
  ['reset', 'Reset'],
] as const;

export function SandboxPage() {
  const { lists, isLive, news } = useLiveWorld();
  const nowMs = useProductNow(lists.clock);
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
            {SECTIONS.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
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
        <ClockPanel clock={lists.clock} />
        <div className="three-columns">
          <PhonesPanel phones={lists.phones} nowMs={nowMs} />
          <MailboxesPanel
            mailboxes={lists.mailboxes}
            mailPort={lists.about?.mailPort}
            nowMs={nowMs}
          />
          <FaultsPanel now={lists.faults} vendors={lists.vendors} />
        </div>
        <NetworksPanel networks={lists.networks} />
        <FlagsPanel flags={lists.flags} />
        <MagicPanel magic={lists.magic} />
        <CallsPanel calls={lists.calls} vendors={lists.vendors} nowMs={nowMs} />
        <InquiriesPanel desk={lists.inquiries} nowMs={nowMs} />
        <BanksPanel desk={lists.banks} />
        <ReviewsPanel desk={lists.reviews} nowMs={nowMs} />
        <WebhooksPanel webhooks={lists.webhooks} nowMs={nowMs} />
        <ResetPanel />
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
