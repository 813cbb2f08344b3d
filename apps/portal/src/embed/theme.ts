import type { EmbedTheme } from '@signet/rulebook/partners/embed-messages';
import { inkOnAccent } from '@signet/rulebook/partners/theme-contrast';

let chosen: EmbedTheme = {};

const schemeNow = ({ colorScheme }: EmbedTheme): 'light' | 'dark' => {
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Colours the page; an accent that could not be read on it is left out. Each value is one token's, never a text of a style sheet. */
function paint(): void {
  const { style, dataset } = document.documentElement;
  const set = (name: string, value: string | undefined): void =>
    value === undefined ? void style.removeProperty(name) : style.setProperty(name, value);
  const { accentColor, cornerRadiusPx, colorScheme } = chosen;
  const ink = accentColor === undefined ? undefined : inkOnAccent(accentColor, schemeNow(chosen));
  const accent = ink && accentColor;
  // By the attribute: the build has made variables of light-dark(), which no scheme that is set by itself would turn.
  if (colorScheme === undefined || colorScheme === 'system') delete dataset.theme;
  else dataset.theme = colorScheme;
  for (const name of ['--accent', '--accent-deep', '--focus']) set(name, accent);
  set('--accent-ink', ink);
  set('--radius', cornerRadiusPx === undefined ? undefined : `${cornerRadiusPx}px`);
}

/** Takes the tokens that a parent names; others stay as they were. */
export function applyTheme(theme: EmbedTheme): void {
  chosen = { ...chosen, ...theme };
  paint();
}

/** Colours anew when the device turns dark or light; answers how to stop. */
export function followScheme(): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', paint);
  return () => query.removeEventListener('change', paint);
}
