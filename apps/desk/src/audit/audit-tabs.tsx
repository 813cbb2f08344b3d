import '@signet/ui/link-tabs.css';
import { LinkTabs } from '@signet/ui/link-tabs';
import { Link } from 'wouter';
import { DESK_PAGES } from '../desk-pages.ts';
import { TEXTS } from './texts.en-US.ts';

const TABS = [
  { key: 'lines', label: TEXTS.tabs.lines, href: DESK_PAGES.audit.path },
  { key: 'secrets', label: TEXTS.tabs.secrets, href: DESK_PAGES.secrets.path },
  { key: 'exports', label: TEXTS.tabs.exports, href: DESK_PAGES.exports.path },
] as const;

/** The parts of the audit, each at an address of its own. */
export function AuditTabs({ here }: { here: (typeof TABS)[number]['key'] }) {
  return (
    <LinkTabs
      label={TEXTS.tabs.label}
      tabs={TABS.map((tab) => ({ ...tab, isHere: tab.key === here }))}
      link={({ href, isHere }, content) => (
        <Link href={href} aria-current={isHere ? 'page' : undefined}>
          {content}
        </Link>
      )}
    />
  );
}
