import type { IconName } from './svg-sprite.tsx';

export type { IconName } from './svg-sprite.tsx';

export type IconProps = { name: IconName; size?: number };

/** One line icon in the current text colour, hidden from assistive technology; size in px at the usual text size, with which it grows. The page holds its shape: svg-sprite.tsx. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className="icon" width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
