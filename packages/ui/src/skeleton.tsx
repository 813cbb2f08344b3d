export type SkeletonProps = {
  /** What is coming, so that nothing jumps when it arrives. */
  kind: 'text' | 'title' | 'field' | 'choice' | 'card';
  count?: number;
  /** Lines of text that come before. */
  lines?: number;
};

/** Grey places of the size of what comes; hidden from assistive technology, so say the wait in words beside it. */
export function Skeleton({ kind, count = 1, lines = 0 }: SkeletonProps) {
  const places = [...Array<SkeletonProps['kind']>(lines).fill('text'), ...Array<SkeletonProps['kind']>(count).fill(kind)].map(
    (one, at) => ({ one, key: `${one}-${at}` }),
  );
  return (
    <div className="skeletons" aria-hidden="true">
      {places.map(({ one, key }) => (
        <div className={`skeleton skeleton-${one}`} key={key} />
      ))}
    </div>
  );
}
