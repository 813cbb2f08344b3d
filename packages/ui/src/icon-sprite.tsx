import { ICON_NAMES, ICON_PATHS } from './icon-paths.tsx';
import { TOOL_ICON_PATHS } from './tool-icon-paths.tsx';

const SHAPES = [
  ...ICON_NAMES.map((name) => [name, ICON_PATHS[name]] as const),
  ...Object.entries(TOOL_ICON_PATHS),
];

/**
 * The shapes of all icons, rendered rather than written as markup, for pages that allow no markup
 * from scripts.
 */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs>
        {SHAPES.map(([name, path]) => (
          <path key={name} id={`icon-${name}`} d={path} />
        ))}
      </defs>
    </svg>
  );
}
