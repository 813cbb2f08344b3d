import { isLostConnection } from '@signet/rulebook/core/lost-connection';
import { type ComponentType, lazy, useState } from 'react';

/**
 * A part whose script comes when it is first shown, or before with `preload`. One that has come is
 * drawn at once: React's own `lazy` always shows what stands in its place first, for a third of a
 * second at least.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: await load() })) as ComponentType<Props>; // its own type hides the props
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  const preload = async (): Promise<void> => {
    try {
      loaded = await load();
    } catch (error) {
      if (!isLostConnection(error)) throw error; // whoever opens it asks again, and is told
    }
  };
  return Object.assign(Part, { preload });
}
