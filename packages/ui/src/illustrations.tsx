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
