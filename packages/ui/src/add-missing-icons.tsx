import { ICON_NAMES, iconShape } from './icon-paths.tsx';

/** Adds the icons that the first page came without, before a later screen refers to them. */
export function addMissingIcons(): void {
  const shapes = document.querySelector('#shapes > defs');
  const missing = ICON_NAMES.filter((name) => document.getElementById(`icon-${name}`) === null);
  shapes?.insertAdjacentHTML('beforeend', missing.map(iconShape).join(''));
}
