import type { ReactNode } from 'react';

/** The drawn marks, by theme; a brand without one is known by its name alone. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  poynt: (
    <svg viewBox="0 0 91.1 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--brand)" />
      <path
        d="M9.6 22V12.9a5.1 5.1 0 1 1 5.1 5.1h-1.3"
        fill="none"
        stroke="var(--paper-raised)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="14.7" cy="12.9" r="1.9" fill="var(--highlight)" />
      <path
        transform="translate(36 20.3) scale(0.93)"
        fill="currentColor"
        d="M1.09 4.88H4.14V-1.9H4.2C4.88 -0.57 6.22 0.18 7.88 0.18C10.86 0.18 13.01 -2.17 13.01 -6.2C13.01 -10.29 10.79 -12.56 7.89 -12.56C6.22 -12.56 4.92 -11.78 4.2 -10.41H4.11V-12.38H1.09ZM4.01 -6.2C4.01 -8.58 5.17 -10.08 7 -10.08C8.75 -10.08 9.91 -8.71 9.91 -6.2C9.91 -3.67 8.75 -2.32 7 -2.32C5.17 -2.32 4.01 -3.82 4.01 -6.2ZM19.65 0.19C23.33 0.19 25.75 -2.37 25.75 -6.18C25.75 -10.01 23.32 -12.56 19.65 -12.56C15.98 -12.56 13.54 -10.01 13.54 -6.18C13.54 -2.37 15.98 0.19 19.65 0.19ZM19.65 -2.27C17.87 -2.27 16.64 -3.8 16.64 -6.18C16.62 -8.57 17.86 -10.11 19.65 -10.11C21.43 -10.11 22.66 -8.57 22.66 -6.18C22.66 -3.8 21.42 -2.27 19.65 -2.27ZM27.37 5.06H29.15C31.16 5.06 32.29 4.35 32.83 2.89L38.5 -12.38H35.29L32.27 -3.28H32.22L29.17 -12.38H25.93L30.55 0C30.55 0 30.1 1.48 30.1 1.51C29.92 1.99 29.7 2.51 28.82 2.51H27.37ZM42.22 -7.04C42.22 -9.05 43.38 -9.98 44.92 -9.98C46.51 -9.98 47.52 -9.02 47.52 -7.23V0H50.57V-7.7C50.57 -10.79 48.56 -12.56 45.96 -12.56C44.03 -12.56 42.73 -11.58 42.18 -10.21H42.13V-12.38H39.16V0H42.22ZM56.82 0.06C57.58 0.06 58.16 0.01 58.5 -0.02L58.3 -2.48C58.11 -2.46 57.79 -2.44 57.45 -2.44C56.63 -2.44 56.06 -2.62 56.06 -3.84V-9.94H58.43V-12.38H56.06V-15.45H53V-12.38H51.24V-9.94H53V-3.34C53 -0.95 54.57 0.06 56.82 0.06Z"
      />
    </svg>
  ),
  godaddy: (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 1.5 20.2 9.5H7.8Z" fill="var(--highlight)" />
      <path d="M9.1 11h9.8l4.2 6H4.9ZM6.5 18.6h15L26 25h-9.9v2.6h-4.2V25H2Z" fill="currentColor" />
    </svg>
  ),
};

/** Marks whose drawing spells the name already. */
const SPELT_OUT = ['poynt'];

export type BrandLogoProps = { theme: string; name: string };

/** The face of a brand: its mark, and its name as text or hidden behind the drawing that spells it. Colours follow the ground it stands on. */
export function BrandLogo({ theme, name }: BrandLogoProps) {
  const mark = MARKS[theme];
  return (
    <>
      {mark}
      <span className={mark && SPELT_OUT.includes(theme) ? 'visually-hidden' : 'logo-name'}>{name}</span>
    </>
  );
}
