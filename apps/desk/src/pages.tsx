import { REFERENCE_PATTERN } from '@signet/rulebook/core/ids';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import type { Permission } from '@signet/rulebook/staff/permissions';
import { type ComponentType, Fragment, lazy, type ReactNode } from 'react';
import { DESK_PAGES, type DeskPageId } from './desk-pages.ts';
import { loadedLater } from './platform/loaded-later.tsx';
import { NotFound } from './shell/frame.tsx';

const QueuePage = lazy(() =>
  import('./decision/queue/screen.tsx').then((module) => ({ default: module.QueuePage })),
);
const CasePage = loadedLater(() => import('./case-page.tsx').then((module) => module.CasePage));
const SearchScreen = lazy(() =>
  import('./search/search/screen.tsx').then((module) => ({ default: module.SearchScreen })),
);
const StoryScreen = lazy(() =>
  import('./search/story/screen.tsx').then((module) => ({ default: module.StoryScreen })),
);
const AuditScreen = lazy(() =>
  import('./audit/audit/screen.tsx').then((module) => ({ default: module.AuditScreen })),
);
const SecretsScreen = lazy(() =>
  import('./audit/secrets/screen.tsx').then((module) => ({ default: module.SecretsScreen })),
);
const ExportsScreen = lazy(() =>
  import('./audit/exports/screen.tsx').then((module) => ({ default: module.ExportsScreen })),
);
const FunnelScreen = lazy(() =>
  import('./insight/funnel/screen.tsx').then((module) => ({ default: module.FunnelScreen })),
);
const LevelsScreen = lazy(() =>
  import('./insight/levels/screen.tsx').then((module) => ({ default: module.LevelsScreen })),
);
const SourcesScreen = lazy(() =>
  import('./insight/sources/screen.tsx').then((module) => ({ default: module.SourcesScreen })),
);
const BlindLooksScreen = lazy(() =>
  import('./policy/looks/screen.tsx').then((module) => ({ default: module.BlindLooksScreen })),
);
const PolicyScreen = lazy(() =>
  import('./policy/policy-screen.tsx').then((module) => ({ default: module.PolicyScreen })),
);

const PartnersScreen = lazy(() =>
  import('./partners/list/screen.tsx').then((module) => ({ default: module.PartnersScreen })),
);
const PartnerScreen = lazy(() =>
  import('./partners/partner/screen.tsx').then((module) => ({ default: module.PartnerScreen })),
);
const AdministrationScreen = lazy(() =>
  import('./staff/administration/screen.tsx').then((module) => ({
    default: module.AdministrationScreen,
  })),
);

type Page = ComponentType<{ params: Readonly<Record<string, string | undefined>> }>;

/** The page of an application, by a reference that can be one; whatever else was typed is nobody's. */
function OfReference({
  typed,
  children,
}: {
  typed: string;
  children: (reference: string) => ReactNode;
}) {
  const reference = typed.toUpperCase();
  if (!REFERENCE_PATTERN.test(reference)) return <NotFound />;
  return <Fragment key={reference}>{children(reference)}</Fragment>;
}

const SCREENS: Readonly<Record<DeskPageId, Page>> = {
  queue: ({ params: { view = '' } }) => <QueuePage id={view} onAsked={CasePage.preload} />,
  audit: () => <AuditScreen />,
  secrets: () => <SecretsScreen />,
  exports: () => <ExportsScreen />,
  funnel: () => <FunnelScreen />,
  levels: () => <LevelsScreen />,
  sources: () => <SourcesScreen />,
  looks: () => <BlindLooksScreen />,
  policy: ({ params: { run } }) => <PolicyScreen run={run} />,
  partners: () => <PartnersScreen />,
  partner: ({ params: { id = '' } }) => <PartnerScreen key={id} id={id} />,
  administration: () => <AdministrationScreen />,
  search: () => <SearchScreen />,
  story: ({ params: { reference = '' } }) => (
    <OfReference typed={reference}>{(known) => <StoryScreen reference={known} />}</OfReference>
  ),
  case: ({ params: { reference = '', tab = '', item } }) => (
    <OfReference typed={reference}>
      {(known) => <CasePage reference={known} {...{ tab, item }} />}
    </OfReference>
  ),
};

/** The rows of DESK_PAGES with what each shows. */
export const PAGES: readonly { path: string; may: Permission; Page: Page }[] = entriesOf(
  DESK_PAGES,
).map(([id, row]) => ({ ...row, Page: SCREENS[id] }));
