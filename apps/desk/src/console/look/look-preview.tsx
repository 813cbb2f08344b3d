import type { CSSProperties } from 'react';
import { TEXTS } from './texts.en-US.ts';
import type { Look } from './use-preview.ts';

const SCHEMES = ['light', 'dark'] as const;

/** A page of sign-up in the company's colors, in both schemes; a drawing, nothing of it works. */
export function LookPreview({ name, look }: { name: string; look: Look }) {
  const { title, label, value, act, link, note } = TEXTS.sample;
  return (
    <div className="look-previews">
      {SCHEMES.map((scheme) => (
        <figure key={scheme}>
          <figcaption className="soft">{TEXTS.scheme[scheme]}</figcaption>
          <div className="look-preview" style={variablesOf(look[scheme])} aria-hidden="true">
            <p className="look-name">{name}</p>
            <p className="look-title">{title}</p>
            <div>
              <p className="look-label">{label}</p>
              <p className="look-field">{value}</p>
            </div>
            <p className="look-note">
              {note} <span className="look-link">{link}</span>
            </p>
            <p className="look-act">{act}</p>
          </div>
        </figure>
      ))}
    </div>
  );
}

const variablesOf = (colours: Look['light']): CSSProperties =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--look-${name}`, value]));
