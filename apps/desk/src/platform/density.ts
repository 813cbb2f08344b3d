const SETTING = 'desk.density';

export type Density = 'compact' | 'comfortable';

/** How close things stand, as somebody chose it on this computer. */
export const keptDensity = (): Density => {
  try {
    return localStorage.getItem(SETTING) === 'comfortable' ? 'comfortable' : 'compact';
  } catch {
    return 'compact'; // no storage, no setting
  }
};

/** Shows it now, and at the next visit where the browser keeps anything. */
export function chooseDensity(density: Density): void {
  document.documentElement.dataset.density = density;
  try {
    localStorage.setItem(SETTING, density);
  } catch {
    return; // it lasts as long as the page, then
  }
}
