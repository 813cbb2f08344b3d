import './document-viewer.css';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { fillIn } from '../platform/texts.tsx';
import type { ShownFile } from './shown-file.ts';
import { TEXTS } from './texts.en-US.ts';

const ZOOMS = [1, 1.5, 2, 3] as const;
const unknown = { width: 4, height: 3 };

/** A picture in a frame that reaches no network; `mark` stands across it. docs/decisions/0246. */
export function DocumentViewer({
  title,
  mark,
  file,
}: {
  title: string;
  mark: string;
  file: ShownFile;
}) {
  const [zoom, setZoom] = useState(0);
  const [size, setSize] = useState(unknown);
  const draw = (frame: HTMLIFrameElement): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<typeof unknown>) => setSize(data);
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage('port', '*', [port2]);
    port1.postMessage({ ...file, mark });
  };
  if (size.width === 0)
    return (
      <Banner tone="bad" role="alert">
        {TEXTS.failed}
      </Banner>
    );
  const width = ZOOMS[zoom] ?? 1;
  return (
    <div className="viewer">
      {/* Its buttons lie inside, so that arrow keys scroll it. */}
      <div className="viewer-frame">
        <div className="viewer-tools">
          <Button kind="secondary" onClick={() => setZoom(Math.max(0, zoom - 1))}>
            {TEXTS.smaller}
          </Button>
          <Button kind="secondary" onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}>
            {TEXTS.larger}
          </Button>
          <span className="soft">{fillIn(TEXTS.zoom, { percent: width * 100 })}</span>
        </div>
        <iframe
          title={title}
          src="/viewer"
          sandbox="allow-scripts"
          style={{ width: `${width * 100}%`, aspectRatio: `${size.width} / ${size.height}` }}
          onLoad={(event) => draw(event.currentTarget)}
        />
      </div>
      <p className="soft">{TEXTS.hint}</p>
    </div>
  );
}
