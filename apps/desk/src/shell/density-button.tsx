import { useState } from 'react';
import { chooseDensity, keptDensity } from '../platform/density.ts';
import { TEXTS } from './texts.en-US.ts';

/** Larger text and more room, for whoever wants it on this computer. */
export function DensityButton() {
  const [density, setDensity] = useState(keptDensity);
  const isComfortable = density === 'comfortable';
  const turn = () => {
    const chosen = isComfortable ? 'compact' : 'comfortable';
    setDensity(chosen);
    chooseDensity(chosen);
  };
  return (
    <button
      type="button"
      className="icon-btn density"
      aria-label={TEXTS.comfortable}
      aria-pressed={isComfortable}
      title={TEXTS.comfortable}
      onClick={turn}
    >
      <span aria-hidden="true">Aa</span>
    </button>
  );
}
