import { Illustration } from './illustrations.tsx';

/** Papers under a lens: somebody is looking at it. */
export function ReviewIllustration() {
  return (
    <Illustration from={27}>
      <path className="wash" d="M80 8a52 52 0 1 0 0 104a52 52 0 0 0 0-104z" />
      <path className="fill" d="M46 20h48l16 16v64H46z" />
      <path d="M46 20h48l16 16v64H46zM94 20v16h16M58 46h34M58 58h24M58 70h16" />
      <path className="tint" d="M98 62a18 18 0 1 0 0 36a18 18 0 0 0 0-36z" />
      <path d="M98 62a18 18 0 1 0 0 36a18 18 0 0 0 0-36zM111 93l14 14M98 71v9.500l6 4" />
    </Illustration>
  );
}

/** A card terminal with a tick: it works. */
export function ApprovedIllustration() {
  return (
    <Illustration from={15}>
      <path className="wash" d="M80 8a52 52 0 1 0 0 104a52 52 0 0 0 0-104z" />
      <path className="fill" d="M58 16h44a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z" />
      <path className="tint" d="M61 26h38v34H61z" />
      <path d="M58 16h44a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6zM61 26h38v34H61z" />
      <path d="M71 43.500l6.5 6.500L90 37M64 72h4M78 72h4M92 72h4M64 83h4M78 83h4M92 83h4M64 94h32" />
      <path d="M124 26l6-6M130 40h8M30 26l-6-6M24 40h-8" />
    </Illustration>
  );
}
