/** Initials of a person who is named beside it. */
export function Avatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={isLarge ? 'avatar avatar-large' : 'avatar'} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toLocaleUpperCase() ?? '')
    .join('');
};
