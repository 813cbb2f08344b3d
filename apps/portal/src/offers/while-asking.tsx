import { usePortal } from '../platform/application.tsx';
import { ScreenLoading } from '../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../platform/screen/screen-page.tsx';

/**
 * Loading state; in cash-advance-only mode just a line of text, because the parent page shows its
 * own loader.
 */
export function WhileAsking({ title, asking }: { title: string; asking: string }) {
  const { boot } = usePortal();
  if (boot.mode !== 'CAPITAL') return <ScreenLoading />;
  return (
    <ScreenPage title={title}>
      <p role="status" className="waiting-line">
        {asking}
      </p>
    </ScreenPage>
  );
}
