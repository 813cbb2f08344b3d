import { usePortal } from '../platform/application.tsx';
import { ScreenLoading } from '../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../platform/screen/screen-page.tsx';

/** The page while the lending partner is asked; alone in a parent's page a line, because the parent shows its own waiting. */
export function WhileAsking({ title, asking }: { title: string; asking: string }) {
  const { boot } = usePortal();
  if (boot.mode !== 'CAPITAL') return <ScreenLoading />;
  return (
    <ScreenPage title={title}>
      <p role="status">{asking}</p>
    </ScreenPage>
  );
}
