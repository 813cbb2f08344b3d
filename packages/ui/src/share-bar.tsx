export type Share = {
  id: string;
  /** "Dana Rowe 40%". */
  words: string;
  percent: number;
};

export type ShareBarProps = {
  label: string;
  shares: readonly Share[];
  /** Unassigned ownership, hatched; omitted when the shares add up to 100%. */
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
