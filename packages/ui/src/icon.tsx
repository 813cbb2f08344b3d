import type { IconName } from './icon-paths.tsx';
import type { ToolIconName } from './tool-icon-paths.tsx';

export type { IconName } from './icon-paths.tsx';

export type IconProps = { name: IconName | ToolIconName; size?: number };

/**
 * A decorative line icon in the current text color, from icon-paths.tsx or tool-icon-paths.tsx. `size` is in px at the
 * default text size and scales with it.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className="icon"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
