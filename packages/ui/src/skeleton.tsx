export type SkeletonProps = {
  /** What is coming, so that nothing jumps when it arrives. */
  kind: 'text' | 'title' | 'field' | 'choice' | 'card';
  count?: number;
};

/** Grey places of the size of what comes; hidden from assistive technology, so say the wait in words beside it. */
export function Skeleton({ kind, count = 1 }: SkeletonProps) {
  return (
    <div className="skeletons" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => `${kind}-${at}`).map((key) => (
        <div className={`skeleton skeleton-${kind}`} key={key} />
      ))}
    </div>
  );
}
