import type { Bundle, Terminal } from '@signet/rulebook/reference/devices';
import type { ReactNode } from 'react';

const Countertop = (
  <>
    <path className="tint" d="M26 82h52l6 10H20z" />
    <path
      className="ink"
      d="M46 70h12v14H46zM30 20h44a7 7 0 0 1 7 7v39a7 7 0 0 1-7 7H30a7 7 0 0 1-7-7V27a7 7 0 0 1 7-7z"
    />
    <path
      className="paper"
      d="M33 28h38a3 3 0 0 1 3 3v29a3 3 0 0 1-3 3H33a3 3 0 0 1-3-3V31a3 3 0 0 1 3-3z"
    />
    <path className="ink-line" strokeWidth="4.5" d="M42 46l7 7 13-14" />
  </>
);

const FiveInch = (
  <>
    <path
      className="ink"
      d="M38 16h28a7 7 0 0 1 7 7v58a7 7 0 0 1-7 7H38a7 7 0 0 1-7-7V23a7 7 0 0 1 7-7z"
    />
    <path
      className="paper"
      d="M40 23h24a3 3 0 0 1 3 3v33a3 3 0 0 1-3 3H40a3 3 0 0 1-3-3V26a3 3 0 0 1 3-3z"
    />
    <path className="tint-line" strokeWidth="4" d="M44 35h14M44 44h9" />
    <path className="tint" d="M46.5 70h11a3.5 3.5 0 0 1 0 7h-11a3.5 3.5 0 0 1 0-7z" />
    <path
      className="high-stroke"
      strokeWidth="3.5"
      d="M79 28a13 13 0 0 1 0 18M85.5 22a22 22 0 0 1 0 30"
    />
  </>
);

const SixInch = (
  <>
    <path
      className="ink"
      d="M33 12h38a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H33a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
    />
    <path
      className="paper"
      d="M34 19h36a3 3 0 0 1 3 3v46a3 3 0 0 1-3 3H34a3 3 0 0 1-3-3V22a3 3 0 0 1 3-3z"
    />
    <path className="tint-line" strokeWidth="4" d="M39 31h26M39 40h17M39 49h22" />
    <path className="high-stroke" strokeWidth="4" d="M39 59h10" />
    <path className="tint" d="M46 78h12a3.5 3.5 0 0 1 0 7H46a3.5 3.5 0 0 1 0-7z" />
  </>
);

const register = (screens: 1 | 2): ReactNode => (
  <>
    {screens === 2 && (
      <>
        <path className="tint" d="M66 14h22a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H66z" />
        <path className="ink-line" strokeWidth="3" d="M74 24h11M74 32h7" />
      </>
    )}
    <path className="tint" d="M22 84h42l5 8H17z" />
    <path
      className="ink"
      d="M37 68h12v18H37zM16 20h54a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
    />
    <path
      className="paper"
      d="M19 28h48a2 2 0 0 1 2 2v30a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V30a2 2 0 0 1 2-2z"
    />
    <path className="tint" d="M22 33h12v10H22zM38 33h12v10H38zM22 47h12v10H22zM38 47h12v10H38z" />
    <path className="high" d="M54 33h11v24H54z" />
  </>
);

const SmallTerminal: Record<'countertop' | 'handheld', ReactNode> = {
  countertop: (
    <>
      <path className="ground" d="M70 54h30v44H70z" />
      <path
        className="ink"
        d="M75 60h20a4 4 0 0 1 4 4v15a4 4 0 0 1-4 4H75a4 4 0 0 1-4-4V64a4 4 0 0 1 4-4zM82 83h6v6h8v4H74v-4h8z"
      />
      <path className="paper" d="M76 65h18v13H76z" />
    </>
  ),
  handheld: (
    <>
      <path className="ground" d="M73 50h26v48H73z" />
      <path
        className="ink"
        d="M80 55h13a4 4 0 0 1 4 4v31a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4V59a4 4 0 0 1 4-4z"
      />
      <path className="paper" d="M80 60h13v18H80z" />
    </>
  ),
};

const DRAWINGS: Record<Terminal | Exclude<Bundle, Terminal>, ReactNode> = {
  POYNTC: Countertop,
  N910: FiveInch,
  N950: SixInch,
  POYNTC_SUNMIT2S1: [register(1), SmallTerminal.countertop],
  POYNTC_SUNMIT2S2: [register(2), SmallTerminal.countertop],
  N910_SUNMIT2S1: [register(1), SmallTerminal.handheld],
  N910_SUNMIT2S2: [register(2), SmallTerminal.handheld],
  LICENSE: (
    <>
      <path className="tint" d="M30 18h44a8 8 0 0 1 8 8v58H30a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z" />
      <path className="ink" d="M22 26a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v8H22z" />
      <path className="paper" d="M30 42h18v14H30zM56 42h18v14H56zM30 64h18v14H30z" />
      <path className="high" d="M56 64h18v14H56z" />
    </>
  ),
};

export type Drawn = keyof typeof DRAWINGS;

/** Decorative: the device's name is beside it as text. */
export function DeviceIllustration({ of }: { of: Drawn }) {
  return (
    <svg className="drawing device-drawing" viewBox="0 0 104 104" aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  );
}
