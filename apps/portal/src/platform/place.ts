import { useBrowserLocation } from 'wouter/use-browser-location';
import { usePortal } from './application.tsx';

/** The path of the open page, and what leads to another; on the server, and while the browser takes over, the path that was asked for. */
export function usePlace(): ReturnType<typeof useBrowserLocation> {
  return useBrowserLocation({ ssrPath: usePortal().boot.path });
}
