import { lazy, Suspense } from 'react';
import type { FormState } from '../../platform/form/use-form.ts';
import { retryUntilLoaded } from '../../platform/lazy-load.ts';
import { ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import type { RefusalPageProps } from './refusal-page.tsx';

const RefusalPage = lazy(() => retryUntilLoaded(() => import('./refusal-page.tsx')).then((module) => ({ default: module.RefusalPage })));

/** True when the server refused a form because of Quebec's law on sales recording. */
export const isQuebecRefusal = ({ fieldErrors }: FormState): boolean => fieldErrors.some(({ code }) => code === 'quebec.blocked');

/** The page about that refusal, which few see. */
export function QuebecRefusal(props: RefusalPageProps) {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <RefusalPage {...props} />
    </Suspense>
  );
}
