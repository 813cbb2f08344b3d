import { type PaperFinding, paperFindings } from '@signet/rulebook/identity/paper-check';
import { useEffect, useRef, useState } from 'react';
import type { PaperMeasured } from './measure-paper.ts';

export type PaperCheckState =
  | { at: 'none' | 'checking' }
  | { at: 'done'; findings: readonly PaperFinding[] };

/**
 * Files of this visit by their hash, so that the same one again is noticed. Nothing is kept beyond
 * it.
 */
const knownFiles: string[] = [];

/**
 * Measures a chosen paper in a worker. Where the browser can't, it has nothing to say.
 * docs/readings.md 245.
 */
export function usePaperCheck(): {
  state: PaperCheckState;
  check: (file: Blob | undefined) => void;
} {
  const [state, setState] = useState<PaperCheckState>({ at: 'none' });
  const worker = useRef<Worker | undefined>(undefined);
  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const check = (file: Blob | undefined) => {
    end();
    if (file === undefined || typeof Worker === 'undefined') return setState({ at: 'none' });
    setState({ at: 'checking' });
    const made = new Worker(new URL('./measure-paper.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener(
      'message',
      ({ data: { measures, hash } }: MessageEvent<PaperMeasured>) => {
        knownFiles.push(hash);
        setState({ at: 'done', findings: paperFindings(measures) });
        end();
      },
    );
    made.addEventListener('error', () => {
      setState({ at: 'none' });
      end();
    });
    made.postMessage({ file, known: knownFiles });
  };
  return { state, check };
}
