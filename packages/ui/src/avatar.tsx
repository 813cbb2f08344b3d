import type { CSSProperties } from 'react';

/** Initials of a person who is named beside it, in a colour of their own. */
export function Avatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span
      className={isLarge ? 'avatar avatar-large' : 'avatar'}
      style={{ '--turn': turnOf(name) } as CSSProperties} // React's own type knows no variables
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

const spread = 31;

/** Degrees around the colour wheel, always the same for a name. */
const turnOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * spread + letter.charCodeAt(0)) % 360, 0);

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toLocaleUpperCase() ?? '')
    .join('');
};
