/** Our own line icons on a 24 px grid; one path each, so that the first page can afford them all. */
const PATHS = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4.5L2.75 20h18.5zM12 10.5v4M12 17.2v.1',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5.5M12 7.7v.1',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  chevron: 'M9 5.5l6.5 6.5L9 18.5',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2',
  phone: 'M8.5 2.5h7A1.5 1.5 0 0 1 17 4v16a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V4a1.5 1.5 0 0 1 1.5-1.5zM10.75 18.5h2.5',
  bank: 'M3.5 9.5L12 4l8.5 5.5zM5.5 13v4.5M10 13v4.5M14 13v4.5M18.5 13v4.5M3.5 20.5h17',
  card: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M6.5 14.75h4',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5.2l3.3 2',
  eye: 'M2.5 12S6 5.75 12 5.75 21.5 12 21.5 12 18 18.25 12 18.25 2.5 12 2.5 12zM12 9.25a2.75 2.75 0 1 0 0 5.5a2.75 2.75 0 0 0 0-5.5z',
  'eye-off':
    'M4 4l16 16M9.6 6A9 9 0 0 1 12 5.75c6 0 9.5 6.25 9.5 6.25a17 17 0 0 1-2.8 3.5M6.3 7.9A16 16 0 0 0 2.5 12S6 18.25 12 18.25a9 9 0 0 0 4-.95M10 10.1a2.75 2.75 0 0 0 3.9 3.9',
  shield: 'M12 3l7.5 2.75v5.5c0 4.6-3 8-7.5 9.75-4.5-1.75-7.5-5.15-7.5-9.75v-5.5zM8.75 12l2.4 2.4 4.2-4.6',
  doc: 'M6.5 3h7.75L19 7.75V19.5A1.5 1.5 0 0 1 17.5 21h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3zM14 3v5h5M8.5 12.5h7M8.5 16.5h5',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  x: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5',
} as const;

export type IconName = keyof typeof PATHS;

export type IconProps = { name: IconName; size?: number };

/** One line icon in the current text colour, hidden from assistive technology; size in px at the usual text size, with which it grows. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className="icon" width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
