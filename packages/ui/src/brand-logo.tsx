/** The room that each drawn mark takes; a brand without one is known by its name alone. */
const VIEW_BOXES: Readonly<Record<string, string>> = { poynt: '0 0 91.1 28', godaddy: '0 0 28 28' };

/** Marks whose drawing spells the name already. */
const SPELT_OUT = ['poynt'];

export type BrandLogoProps = {
  theme: string;
  name: string;
  isPartners?: boolean;
  logo?: { url: string; widthPx: number; heightPx: number };
};

/** The face of a brand: its mark, and its name as text or hidden behind the drawing that spells it. The page holds the drawing: svg-sprite.tsx. */
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
      <span className={viewBox !== undefined && SPELT_OUT.includes(theme) ? 'visually-hidden' : 'logo-name'}>{name}</span>
    </>
  );
}
