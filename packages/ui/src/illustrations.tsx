import type { ReactNode } from 'react';

/** The panel and the grid that all drawings share: ink and tint on the brand's ground, and one warm spot. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <div className="art">
      <svg className="drawing" viewBox="0 0 320 176" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

/** A counter with a card reader: getting started. */
export function StartIllustration() {
  return (
    <Illustration>
      <path className="tint-line" strokeWidth="6" strokeLinecap="butt" d="M79 24v112M241 24v112" />
      <path
        className="tint"
        d="M72 32h22v14a11 11 0 0 1-22 0zM116 32h22v14a11 11 0 0 1-22 0zM160 32h22v14a11 11 0 0 1-22 0zM204 32h22v14a11 11 0 0 1-22 0zM64 148h192v28H64z"
      />
      <path
        className="paper"
        d="M94 32h22v14a11 11 0 0 1-22 0zM138 32h22v14a11 11 0 0 1-22 0zM182 32h22v14a11 11 0 0 1-22 0zM226 32h22v14a11 11 0 0 1-22 0zM142 52h32v26h-32zM78 96l4.5-5 4.5 5 4.5-5 4.5 5 4.5-5 4.5 5 4.5-5 4.5 5v40H78z"
      />
      <path className="tint" d="M85 92c-5-14-2-28 6-30 7 4 9 16 6 29z" />
      <path
        className="ground-line"
        strokeWidth="2"
        d="M88 158v18M112 158v18M136 158v18M160 158v18M184 158v18M208 158v18M232 158v18M86 76l8-4M86 84l9-5"
      />
      <path className="tint-line" strokeWidth="3" d="M148 60h20M148 66h12M88 116h16" />
      <path
        className="ink"
        d="M72 16h176v16H72zM51 136h218a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H51a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM140 70h36a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-36a8 8 0 0 1-8-8V78a8 8 0 0 1 8-8z"
      />
      <path className="paper" d="M142 77h32a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3h-32a3 3 0 0 1-3-3V80a3 3 0 0 1 3-3z" />
      <path
        className="tint-line"
        strokeWidth="5"
        d="M143.5 113.5h3M156.5 113.5h3M169.5 113.5h3M143.5 123.5h3M156.5 123.5h3M169.5 123.5h3"
      />
      <path className="ink-line" strokeWidth="3.2" d="M150 90.5l5.5 5.5 10.5-11M192 84a14 14 0 0 1 0 20M198.5 78a23 23 0 0 1 0 32" />
      <g transform="translate(9 -1) rotate(-18 232 96)">
        <path className="high" d="M213 80h40a5 5 0 0 1 5 5v23a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5V85a5 5 0 0 1 5-5z" />
        <path className="ink" d="M208 88h50v6h-50z" />
        <path className="paper" d="M216 101h10a2 2 0 0 1 0 5h-10a2 2 0 0 1 0-5z" />
      </g>
    </Illustration>
  );
}
