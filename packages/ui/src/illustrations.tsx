import type { ReactNode } from 'react';

type DrawingProps = {
  /** Where the drawing begins at the left, in its own px, so that it stands flush with the text. */
  from: number;
  children: ReactNode;
};

/** The sheet all drawings share: two tones, the accent's wash behind and ink lines before it. */
export function Illustration({ from, children }: DrawingProps) {
  return (
    <svg className="drawing" width="160" height="120" viewBox={`${from} 0 160 120`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A shop with its awning and an open door: getting started. */
export function StartIllustration() {
  return (
    <Illustration from={11}>
      <path className="wash" d="M22 100a58 58 0 0 1 116 0z" />
      <path className="fill" d="M36 56h88v44H36z" />
      <path className="tint" d="M30 34h100l8 22H22zM92 70h20v30H92z" />
      <path d="M12 100h136M36 62v38M124 62v38M30 34h100l8 22H22zM55 34l-4 22M80 34v22M105 34l4 22" />
      <path d="M22 56a9.7 9.7 0 0 0 19.3 0a9.7 9.7 0 0 0 19.4 0a9.7 9.7 0 0 0 19.3 0a9.7 9.7 0 0 0 19.3 0a9.7 9.7 0 0 0 19.4 0a9.7 9.7 0 0 0 19.3 0" />
      <path d="M92 100V74h20v26M107 87v2M48 74h30v16H48zM140 20v8M136 24h8M18 18v6M15 21h6" />
    </Illustration>
  );
}

/** Papers under a lens: somebody is looking at it. */
export function ReviewIllustration() {
  return (
    <Illustration from={27}>
      <path className="wash" d="M80 8a52 52 0 1 0 0 104a52 52 0 0 0 0-104z" />
      <path className="fill" d="M46 20h48l16 16v64H46z" />
      <path d="M46 20h48l16 16v64H46zM94 20v16h16M58 46h34M58 58h24M58 70h16" />
      <path className="tint" d="M98 62a18 18 0 1 0 0 36a18 18 0 0 0 0-36z" />
      <path d="M98 62a18 18 0 1 0 0 36a18 18 0 0 0 0-36zM111 93l14 14M98 71v9.500l6 4" />
    </Illustration>
  );
}

/** A card terminal with a tick: it works. */
export function ApprovedIllustration() {
  return (
    <Illustration from={15}>
      <path className="wash" d="M80 8a52 52 0 1 0 0 104a52 52 0 0 0 0-104z" />
      <path className="fill" d="M58 16h44a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z" />
      <path className="tint" d="M61 26h38v34H61z" />
      <path d="M58 16h44a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6zM61 26h38v34H61z" />
      <path d="M71 43.500l6.5 6.500L90 37M64 72h4M78 72h4M92 72h4M64 83h4M78 83h4M92 83h4M64 94h32" />
      <path d="M124 26l6-6M130 40h8M30 26l-6-6M24 40h-8" />
    </Illustration>
  );
}
