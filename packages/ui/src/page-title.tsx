/** Letters that fit beside each other on the narrowest phone, at twice the size. */
const fittingLetters = 14;

const hasLongWord = (title: string): boolean =>
  title.split(/[\s-]/).some((word) => word.length > fittingLetters);

export type PageTitleProps = {
  title: string;
  headingLevel: 1 | 2;
  isBeside?: boolean;
};

/** Takes focus on navigation; smaller where a long name would break inside a word. */
export function PageTitle({ title, headingLevel, isBeside = false }: PageTitleProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Heading
      className={isBeside ? 'title title-beside' : 'title'}
      tabIndex={-1}
      data-title=""
      data-long={hasLongWord(title) ? '' : undefined}
    >
      {title}
    </Heading>
  );
}
