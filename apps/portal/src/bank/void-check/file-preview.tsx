import './file-preview.css';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';

const widthPx = 480;
const bytesPerKilobyte = 1024;

/**
 * The chosen picture as it will be sent, or the name and size of a file that this browser can't
 * draw, such as a PDF.
 */
export function FilePreview({ file, label }: { file: File; label: string }) {
  const { locale } = usePortal().boot;
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }).format(
    Math.ceil(file.size / bytesPerKilobyte),
  );
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(file)
      .then((image) => {
        if (!isWanted || canvas.current === null) return;
        const scale = Math.min(1, widthPx / image.width);
        canvas.current.width = Math.round(image.width * scale);
        canvas.current.height = Math.round(image.height * scale);
        canvas.current
          .getContext('2d')
          ?.drawImage(image, 0, 0, canvas.current.width, canvas.current.height);
        setDrawn(true);
      })
      .catch(() => undefined); // not a picture: its name stays
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <figure className="file-preview">
      <canvas ref={canvas} role="img" aria-label={label} hidden={!isDrawn} />
      <figcaption className="meta">{`${file.name} (${size})`}</figcaption>
    </figure>
  );
}
