import type { Market } from '@signet/rulebook/reference/locales';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('bank/bank');

type Part = { x: number; sample: string; label: string; isRequested: boolean };

/**
 * A sample check with its numbers labeled; screen readers get the same as text. The numbers are
 * made up.
 */
export function CheckIllustration({ market }: { market: Market }) {
  const { check } = useTexts();
  const parts: Part[] =
    market === 'US'
      ? [
          { x: 16, sample: '000000000', label: check.routing, isRequested: true },
          { x: 146, sample: '000123456', label: check.account, isRequested: true },
          { x: 250, sample: '0101', label: check.number, isRequested: false },
        ]
      : [
          { x: 16, sample: '101', label: check.numberCa, isRequested: false },
          { x: 82, sample: '00000', label: check.transit, isRequested: true },
          { x: 154, sample: '000', label: check.institution, isRequested: true },
          { x: 246, sample: '0001234', label: check.account, isRequested: true },
        ];
  return (
    <svg
      viewBox="0 0 336 150"
      width="100%"
      style={{ maxWidth: '26rem', overflow: 'visible' }}
      role="img"
      aria-label={market === 'US' ? check.labelUs : check.labelCa}
    >
      <rect
        x="1"
        y="1"
        width="334"
        height="148"
        rx="10"
        fill="var(--paper-raised)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <path
        d="M16 26h92M16 40h64M16 74h196M236 74h84"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <rect x="1.75" y="92" width="332.5" height="56.25" fill="var(--accent-wash)" />
      {parts.map(({ x, sample, label, isRequested }) => (
        <g key={label} fill={isRequested ? 'var(--ink)' : 'var(--ink-soft)'}>
          <text
            x={x}
            y="114"
            fontSize="15"
            fontFamily="ui-monospace, monospace"
            textLength={sample.length * 9}
            lengthAdjust="spacingAndGlyphs"
          >
            {sample}
          </text>
          <text x={x} y="136" fontSize="14" fontWeight={isRequested ? 600 : 400}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
