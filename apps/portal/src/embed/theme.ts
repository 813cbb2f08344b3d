import type { EmbedTheme } from '@signet/rulebook/partners/embed-messages';
import { inkOnAccent } from '@signet/rulebook/partners/theme-contrast';

let chosen: EmbedTheme = {};

const schemeNow = ({ colorScheme }: EmbedTheme): 'light' | 'dark' => {
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/**
 * Applies the theme's tokens; skips an accent that would be illegible. Values only set custom
 * properties, never style sheet text.
 */
function paint(): void {
  const { style, dataset } = document.documentElement;
  const set = (name: string, value: string | undefined): void =>
    value === undefined ? void style.removeProperty(name) : style.setProperty(name, value);
  const { accentColor, cornerRadiusPx, colorScheme } = chosen;
  const ink = accentColor === undefined ? undefined : inkOnAccent(accentColor, schemeNow(chosen));
  const accent = ink && accentColor;
  // Uses the attribute because the build compiles light-dark() to variables, which a `color-scheme`
  // property alone would not switch.
  if (colorScheme === undefined || colorScheme === 'system') delete dataset.theme;
  else dataset.theme = colorScheme;
  for (const name of ['--accent', '--accent-deep', '--focus']) set(name, accent);
  set('--accent-ink', ink);
  set('--radius', cornerRadiusPx === undefined ? undefined : `${cornerRadiusPx}px`);
}

/** Replaces the earlier theme: tokens that it does not set return to the portal's own. */
export function applyTheme(theme: EmbedTheme): void {
  chosen = theme;
  paint();
}

export function followScheme(): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', paint);
  return () => query.removeEventListener('change', paint);
}
