import { Skeleton } from '@signet/ui/skeleton';
import { Suspense, useState } from 'react';
import { usePortal } from '../platform/application.tsx';
import { partWithTexts } from '../platform/part-with-texts.ts';

const lazyApplications = partWithTexts(() =>
  import('../accounts/applications-in-menu.tsx').then((module) => module.ApplicationsInMenu),
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
