import { ICON_NAMES, type IconName, iconShape } from './icon-paths.tsx';

/** Brand marks by theme; their colors follow the background they sit on. */
const LOGOS: Readonly<Record<string, string>> = {
  poynt:
    '<rect width="28" height="28" rx="8" fill="var(--brand)"/><path d="M9.6 22V12.9a5.1 5.1 0 1 1 5.1 5.1h-1.3" fill="none" stroke="var(--paper-raised)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="14.7" cy="12.9" r="1.9" fill="var(--highlight)"/><path transform="translate(36 20.3) scale(0.93)" fill="currentColor" d="M1.09 4.88H4.14V-1.9H4.2C4.88 -0.57 6.22 0.18 7.88 0.18C10.86 0.18 13.01 -2.17 13.01 -6.2C13.01 -10.29 10.79 -12.56 7.89 -12.56C6.22 -12.56 4.92 -11.78 4.2 -10.41H4.11V-12.38H1.09ZM4.01 -6.2C4.01 -8.58 5.17 -10.08 7 -10.08C8.75 -10.08 9.91 -8.71 9.91 -6.2C9.91 -3.67 8.75 -2.32 7 -2.32C5.17 -2.32 4.01 -3.82 4.01 -6.2ZM19.65 0.19C23.33 0.19 25.75 -2.37 25.75 -6.18C25.75 -10.01 23.32 -12.56 19.65 -12.56C15.98 -12.56 13.54 -10.01 13.54 -6.18C13.54 -2.37 15.98 0.19 19.65 0.19ZM19.65 -2.27C17.87 -2.27 16.64 -3.8 16.64 -6.18C16.62 -8.57 17.86 -10.11 19.65 -10.11C21.43 -10.11 22.66 -8.57 22.66 -6.18C22.66 -3.8 21.42 -2.27 19.65 -2.27ZM27.37 5.06H29.15C31.16 5.06 32.29 4.35 32.83 2.89L38.5 -12.38H35.29L32.27 -3.28H32.22L29.17 -12.38H25.93L30.55 0C30.55 0 30.1 1.48 30.1 1.51C29.92 1.99 29.7 2.51 28.82 2.51H27.37ZM42.22 -7.04C42.22 -9.05 43.38 -9.98 44.92 -9.98C46.51 -9.98 47.52 -9.02 47.52 -7.23V0H50.57V-7.7C50.57 -10.79 48.56 -12.56 45.96 -12.56C44.03 -12.56 42.73 -11.58 42.18 -10.21H42.13V-12.38H39.16V0H42.22ZM56.82 0.06C57.58 0.06 58.16 0.01 58.5 -0.02L58.3 -2.48C58.11 -2.46 57.79 -2.44 57.45 -2.44C56.63 -2.44 56.06 -2.62 56.06 -3.84V-9.94H58.43V-12.38H56.06V-15.45H53V-12.38H51.24V-9.94H53V-3.34C53 -0.95 54.57 0.06 56.82 0.06Z"/>',
  godaddy:
    '<path d="M14 1.5 20.2 9.5H7.8Z" fill="var(--highlight)"/><path d="M9.1 11h9.8l4.2 6H4.9ZM6.5 18.6h15L26 25h-9.9v2.6h-4.2V25H2Z" fill="currentColor"/>',
};

const START =
  '<path stroke="var(--draw-tint)" stroke-width="6" stroke-linecap="butt" d="M79 24v112M241 24v112"/><path fill="var(--draw-tint)" d="M72 32h22v14a11 11 0 0 1-22 0zM116 32h22v14a11 11 0 0 1-22 0zM160 32h22v14a11 11 0 0 1-22 0zM204 32h22v14a11 11 0 0 1-22 0zM64 148h192v28H64z"/><path fill="var(--draw-paper)" d="M94 32h22v14a11 11 0 0 1-22 0zM138 32h22v14a11 11 0 0 1-22 0zM182 32h22v14a11 11 0 0 1-22 0zM226 32h22v14a11 11 0 0 1-22 0zM142 52h32v26h-32zM78 96l4.5-5 4.5 5 4.5-5 4.5 5 4.5-5 4.5 5 4.5-5 4.5 5v40H78z"/><path fill="var(--draw-tint)" d="M85 92c-5-14-2-28 6-30 7 4 9 16 6 29z"/><path stroke="var(--draw-bg)" stroke-width="2" d="M88 158v18M112 158v18M136 158v18M160 158v18M184 158v18M208 158v18M232 158v18M86 76l8-4M86 84l9-5"/><path stroke="var(--draw-tint)" stroke-width="3" d="M148 60h20M148 66h12M88 116h16"/><path fill="var(--draw-ink)" d="M72 16h176v16H72zM51 136h218a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H51a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM140 70h36a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-36a8 8 0 0 1-8-8V78a8 8 0 0 1 8-8z"/><path fill="var(--draw-paper)" d="M142 77h32a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3h-32a3 3 0 0 1-3-3V80a3 3 0 0 1 3-3z"/><path stroke="var(--draw-tint)" stroke-width="5" d="M143.5 113.5h3M156.5 113.5h3M169.5 113.5h3M143.5 123.5h3M156.5 123.5h3M169.5 123.5h3"/><path stroke="var(--draw-ink)" stroke-width="3.2" d="M150 90.5l5.5 5.5 10.5-11M192 84a14 14 0 0 1 0 20M198.5 78a23 23 0 0 1 0 32"/><g transform="translate(9 -1) rotate(-18 232 96)"><path fill="var(--highlight)" d="M213 80h40a5 5 0 0 1 5 5v23a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5V85a5 5 0 0 1 5-5z"/><path fill="var(--draw-ink)" d="M208 88h50v6h-50z"/><path fill="var(--draw-paper)" d="M216 101h10a2 2 0 0 1 0 5h-10a2 2 0 0 1 0-5z"/></g>';

/**
 * Shapes to reference. They are in the document once, outside the React root, so they cost no
 * script.
 */
export const svgSprite = (theme = '', icons: readonly IconName[] = ICON_NAMES): string =>
  `<svg id="shapes" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${icons.map(iconShape).join('')}<g id="logo">${LOGOS[theme] ?? ''}</g><g id="start">${START}</g></defs></svg>`;

/** The icons that a rendered page refers to. */
export const iconsOf = (html: string): IconName[] =>
  ICON_NAMES.filter((name) => html.includes(`href="#icon-${name}"`));
