type SandboxEvent = { kind: string; [detail: string]: unknown };
export type EventHub = {
  publish: (event: SandboxEvent) => void;
  subscribe: (listen: (event: SandboxEvent) => void) => () => void;
};

export function createEventHub(): EventHub {
  const listeners = new Set<(event: SandboxEvent) => void>();
  return {
    publish: (event) => {
      for (const listen of listeners) listen(event);
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
