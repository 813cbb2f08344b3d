import './desk-name.css';
import { TEXTS } from './texts.en-US.ts';

export function DeskName() {
  return (
    <span className="desk-name">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="var(--brand)" />
        <circle
          cx="12"
          cy="12"
          r="7.6"
          fill="none"
          stroke="var(--paper-sunken)"
          strokeWidth="1.3"
          opacity=".55"
        />
        <path
          d="M15 9.300c-.5-1.100-1.600-1.700-3-1.700-1.700 0-2.900.8-2.900 2.100 0 3 6 1.500 6 4.500 0 1.400-1.300 2.200-3.100 2.200-1.500 0-2.700-.7-3.200-1.900"
          fill="none"
          stroke="var(--paper-raised)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <span>{TEXTS.name}</span>
    </span>
  );
}
