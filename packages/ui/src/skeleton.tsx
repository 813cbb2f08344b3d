export type SkeletonProps = {
  /** Shape of the expected content, so that nothing jumps when it arrives. */
  kind: 'text' | 'field' | 'choice' | 'card';
  count?: number;
  lines?: number;
};

/** Placeholders hidden from assistive technology; render a loading text beside them. */
export function Skeleton({ kind, count = 1, lines = 0 }: SkeletonProps) {
  const places = [
    ...Array<SkeletonProps['kind']>(lines).fill('text'),
    ...Array<SkeletonProps['kind']>(count).fill(kind),
  ].map((one, at) => ({ one, key: `${one}-${at}` }));
  return (
    <div className="skeletons" aria-hidden="true">
      {places.map(({ one, key }) => (
        <div className={`skeleton skeleton-${one}`} key={key} />
      ))}
    </div>
  );
}
