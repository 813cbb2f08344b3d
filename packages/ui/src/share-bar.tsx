export type Share = {
  id: string;
  words: string;
  percent: number;
};

export type ShareBarProps = {
  label: string;
  shares: readonly Share[];
  rest?: Omit<Share, 'id'> | undefined;
};

/** The bar is decorative; the legend repeats it as text. */
export function ShareBar({ label, shares, rest }: ShareBarProps) {
  const parts = [...shares, ...(rest ? [{ ...rest, id: 'rest' }] : [])];
  const fill = (id: string) => (id === 'rest' ? 'share share-rest' : 'share');
  return (
    <div>
      <div className="share-bar" aria-hidden="true">
        {parts.map(({ id, percent }) => (
          <span className={fill(id)} key={id} style={{ flexGrow: percent }} />
        ))}
      </div>
      <ul className="share-key" aria-label={label}>
        {parts.map(({ id, words }) => (
          <li key={id}>
            <span className={fill(id)} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
