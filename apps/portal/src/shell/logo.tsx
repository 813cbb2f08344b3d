import { BrandLogo } from '@signet/ui/brand-logo';
import { usePortal } from '../platform/application.tsx';

/** The brand's mark, which leads home. */
export function Logo() {
  return (
    <a className="logo" href="/">
      <BrandLogo {...usePortal().boot.brand} />
    </a>
  );
}
