import { lazy, Suspense } from 'react';
import type { FormState } from '../../platform/form/use-form.ts';
import { retryUntilLoaded } from '../../platform/lazy-load.ts';
import { ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import type { RefusalPageProps } from './refusal-page.tsx';

const RefusalPage = lazy(() =>
  retryUntilLoaded(() => import('./refusal-page.tsx')).then((module) => ({
    default: module.RefusalPage,
  })),
);

export const isQuebecRefusal = ({ fieldErrors }: FormState): boolean =>
  fieldErrors.some(({ code }) => code === 'quebec.blocked');

export function QuebecRefusal(props: RefusalPageProps) {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <RefusalPage {...props} />
    </Suspense>
  );
}
