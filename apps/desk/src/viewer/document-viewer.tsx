import './document-viewer.css';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { KeyHint } from '@signet/ui/key-hint';
import { useState } from 'react';
import { useKeys } from '../platform/keys.ts';
import { fillIn } from '../platform/texts.tsx';
import type { ShownFile } from './shown-file.ts';
import { TEXTS } from './texts.en-US.ts';

const ZOOMS = [1, 1.5, 2, 3] as const;
const QUARTER = 90;
const turns = 4;
const unknown = { width: 4, height: 3 };

/** A picture in a frame that reaches no network; `mark` stands across it. docs/decisions/0246. */
export function DocumentViewer({
  title,
  mark,
  file,
  hasKeys = true,
}: {
  title: string;
  mark: string;
  file: ShownFile;
  /** Of two pictures, one follows the keys. */
  hasKeys?: boolean;
}) {
  const [zoom, setZoom] = useState(0);
  const [turned, setTurned] = useState(0);
  const [size, setSize] = useState(unknown);
  const draw = (frame: HTMLIFrameElement): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<typeof unknown>) => setSize(data);
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage('port', '*', [port2]);
    port1.postMessage({ ...file, mark });
  };
  const smaller = () => setZoom((before) => Math.max(0, before - 1));
  const larger = () => setZoom((before) => Math.min(ZOOMS.length - 1, before + 1));
  const turn = () => setTurned((before) => (before + 1) % turns);
  useKeys(
    hasKeys ? { '-': smaller, '+': larger, '=': larger, t: turn, '0': () => setZoom(0) } : {},
  );
  if (size.width === 0)
    return (
      <Banner tone="bad" role="alert">
        {TEXTS.failed}
      </Banner>
    );
  const width = ZOOMS[zoom] ?? 1;
  const isOnSide = turned % 2 === 1;
  return (
    <div className="viewer">
      {/* Its buttons lie inside, so that arrow keys scroll it. */}
      <div className="viewer-frame">
        <div className="viewer-tools">
          <Button kind="secondary" onClick={smaller}>
            <span>{TEXTS.smaller}</span> {hasKeys && <KeyHint keys={['−']} />}
          </Button>
          <Button kind="secondary" onClick={larger}>
            <span>{TEXTS.larger}</span> {hasKeys && <KeyHint keys={['+']} />}
          </Button>
          <Button kind="secondary" onClick={turn}>
            <span>{TEXTS.turn}</span> {hasKeys && <KeyHint keys={['T']} />}
          </Button>
          <span className="soft" role="status">
            {fillIn(turned === 0 ? TEXTS.zoom : TEXTS.zoomTurned, {
              percent: width * 100,
              degrees: turned * QUARTER,
            })}
          </span>
        </div>
        <div className="viewer-sheet" style={sheetOf(size, { width, isOnSide })}>
          <iframe
            title={title}
            src="/viewer"
            sandbox="allow-scripts"
            style={{
              ...{ width: `${isOnSide ? (100 * size.width) / size.height : 100}%` },
              aspectRatio: `${size.width} / ${size.height}`,
              transform: `translate(-50%, -50%) rotate(${turned * QUARTER}deg)`,
            }}
            onLoad={(event) => draw(event.currentTarget)}
          />
        </div>
      </div>
      <p className="soft">{TEXTS.hint}</p>
    </div>
  );
}

/** Height of the frame in which a picture is seen whole at first. */
const wholeRem = 28;

/** As wide as the zoom says, and as high as the picture is while it stands or lies. */
const sheetOf = (
  { width: across, height: down }: typeof unknown,
  { width, isOnSide }: { width: number; isOnSide: boolean },
) => {
  const ratio = isOnSide ? down / across : across / down;
  return { width: `calc(min(100%, ${ratio * wholeRem}rem) * ${width})`, aspectRatio: ratio };
};
