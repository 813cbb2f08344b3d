/** View boxes of the drawn marks; a brand without one shows its name only. */
const VIEW_BOXES: Readonly<Record<string, string>> = { poynt: '0 0 91.1 28', godaddy: '0 0 28 28' };

/** Marks whose drawing already spells the name. */
const SPELT_OUT = ['poynt'];

export type BrandLogoProps = {
  theme: string;
  name: string;
  isPartners?: boolean;
  logo?: { url: string; widthPx: number; heightPx: number };
};

/**
 * A brand's mark and name; the name is visually hidden when the drawing already spells it. The
 * shapes come from svg-sprite.tsx.
 */
export function BrandLogo({ theme, name, isPartners = false, logo }: BrandLogoProps) {
  if (logo) return <img src={logo.url} width={logo.widthPx} height={logo.heightPx} alt={name} />;
  const viewBox = isPartners ? undefined : VIEW_BOXES[theme];
  return (
    <>
      {viewBox && (
        <svg viewBox={viewBox} aria-hidden="true">
          <use href="#logo" />
        </svg>
      )}
      <span
        className={
          viewBox !== undefined && SPELT_OUT.includes(theme) ? 'visually-hidden' : 'logo-name'
        }
      >
        {name}
      </span>
    </>
  );
}
