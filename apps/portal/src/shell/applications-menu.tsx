import type { Locale } from '@signet/rulebook/reference/locales';
import { Skeleton } from '@signet/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../platform/application.tsx';
import { retryUntilLoaded } from '../platform/lazy-load.ts';
import { loadWithTexts } from '../platform/texts/load-texts.ts';

const lazyApplications = (locale: Locale) =>
  lazy(() =>
    retryUntilLoaded(() =>
      loadWithTexts(() => import('../accounts/applications-in-menu.tsx'), locale),
    ).then((module) => ({
      default: module.ApplicationsInMenu,
    })),
  );

/** The reader's applications, loaded once a menu with them opens. */
export function ApplicationsMenu({ most }: { most: number }) {
  const { locale } = usePortal().boot;
  const [Applications] = useState(() => lazyApplications(locale));
  return (
    <Suspense fallback={<Skeleton kind="choice" />}>
      <Applications most={most} />
    </Suspense>
  );
}
