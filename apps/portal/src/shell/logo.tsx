import { referralPrefix } from '@signet/rulebook/routes';
import { BrandLogo } from '@signet/ui/brand-logo';
import { usePortal } from '../platform/application.tsx';

export function Logo() {
  const { brand, referralUrlId } = usePortal().boot;
  return (
    <a className="logo" href={`${referralPrefix(referralUrlId)}/`}>
      <BrandLogo {...brand} />
    </a>
  );
}
