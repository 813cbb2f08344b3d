import type { Locale } from '@signet/rulebook/reference/locales';
import type { BrandColours, BrandLook } from '../platform/brand-look.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { linkHtml } from './help-line.ts';

export type LinkedText = { text: string; href: string };

/** Texts with their values filled in but not yet escaped; only `help` is HTML already. */
export type MailParts = {
  locale: Locale;
  brand: string;
  look: BrandLook;
  /**
   * URL prefix of the logo files `…-light.png` and `…-dark.png`; without it only the brand name is
   * shown.
   */
  markUrl?: string;
  subject: string;
  preheader: string;
  band?: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Part of a paragraph that leads to a page of somebody else. */
  linked?: LinkedText;
  button?: { label: string; href: string };
  never?: string;
  reference?: string;
  help: string;
  closing: string;
  footer: readonly string[];
  links: readonly { label: string; href: string }[];
};

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** Keeps body text out of the inbox preview. */
const PADDING = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Word, which draws mails in Outlook, falls back to Times where it doesn't know the first font. */
const WORD_FONT =
  "<!--[if mso]><style>body,td,p,h1,a{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->";
/** Word would draw both logos, because it hides nothing. */
const exceptInWord = (html: string): string => `<!--[if !mso]><!-->${html}<!--<![endif]-->`;

/** Dark mode and narrow screens need a style sheet; everything else is inline. */
function styleSheet({ dark }: BrandLook): string {
  const inDark: readonly [name: string, rule: string][] = [
    ['bg', `background-color:${dark.paper}`],
    ['card', `background-color:${dark.raised};border-color:${dark.line}`],
    ['ink', `color:${dark.ink}`],
    ['soft', `color:${dark.inkSoft}`],
    ['name', `color:${dark.brand}`],
    ['band', `background-color:${dark.highlightWash};color:${dark.ink}`],
    ['rule', `border-color:${dark.line}`],
    ['btn', `background-color:${dark.accent}`],
    ['btn-ink', `color:${dark.accentInk}`],
    ['card a.link', `color:${dark.accent}`],
    ['foot a', `color:${dark.inkSoft}`],
    ['plate', 'background-color:transparent;background-image:none'],
    ['day', 'display:none'],
    ['night', 'display:block;max-height:none'],
  ];
  const rules = inDark
    .map(([name, rule]) => `.${name}{${rule.replaceAll(';', '!important;')}!important}`)
    .join('');
  // Avoids single words on the last line, in clients that support it.
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}h1{text-wrap:balance}p{text-wrap:pretty}@media(max-width:480px){.p{padding-left:24px!important;padding-right:24px!important}}@media(prefers-color-scheme:dark){${rules}}`;
}

const withLink = (
  text: string,
  linked: LinkedText | undefined,
  { accent }: BrandColours,
): string =>
  linked === undefined
    ? escapeHtml(text)
    : escapeHtml(text).replace(escapeHtml(linked.text), () =>
        linkHtml(linked.href, linked.text, accent),
      );

const paragraph = (html: string, { ink }: BrandColours): string =>
  `<p class="ink" style="margin:16px 0 0;font-size:17px;line-height:1.5;color:${ink}">${html}</p>`;

const image = ({ markUrl, brand, look }: MailParts, scheme: 'light' | 'dark'): string => {
  if (markUrl === undefined || look.mark === undefined) return '';
  const { widthPx, heightPx, spellsName } = look.mark;
  const isDark = scheme === 'dark';
  const hidden = isDark ? 'display:none;max-height:0;overflow:hidden' : 'display:block';
  const size = `width:${widthPx}px;height:${heightPx}px`;
  const img = `<img class="${isDark ? 'night' : 'day'}" src="${escapeHtml(markUrl)}-${scheme}.png" width="${widthPx}" height="${heightPx}" alt="${spellsName ? escapeHtml(brand) : ''}" style="${hidden};${size};border:0;font-size:20px;font-weight:600;color:${look[scheme].brand}">`;
  return isDark ? exceptInWord(img) : img;
};

/**
 * Gmail inverts colours in the dark, but neither images nor background images: on this plate the
 * dark letters of a logo stay legible, and in the light it isn't seen.
 */
const plate = ({ paper }: BrandColours): string =>
  `background-color:${paper};background-image:linear-gradient(${paper},${paper});border-radius:6px;padding:4px 8px`;

function header(parts: MailParts): string {
  const isDrawn = parts.markUrl !== undefined;
  const name =
    isDrawn && parts.look.mark?.spellsName
      ? ''
      : `<td class="name" style="padding-left:${isDrawn ? 4 : 8}px;font-size:18px;font-weight:600;color:${parts.look.light.brand}">${escapeHtml(parts.brand)}</td>`;
  const images = `${image(parts, 'light')}${image(parts, 'dark')}`;
  const logo =
    images === '' ? '' : `<td class="plate" style="${plate(parts.look.light)}">${images}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${logo}${name}</tr></table>`;
}

/** Word rounds no corner of a cell, but draws shapes of its own. */
const tickInWord = ({ highlight }: BrandColours): string =>
  `<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" arcsize="50%" stroke="f" fillcolor="${highlight}" style="width:32px;height:32px;v-text-anchor:middle"><v:textbox inset="0,0,0,0"><center style="font-size:18px;line-height:18px;font-weight:700;color:#171e2c">&#10003;</center></v:textbox></v:roundrect><![endif]-->`;

/** In a table of its own, so that it keeps its height beside a text of several lines. */
const tickElsewhere = ({ highlight }: BrandColours): string =>
  `<table role="presentation" width="32" height="32" cellpadding="0" cellspacing="0" style="width:32px;height:32px"><tr><td width="32" height="32" align="center" valign="middle" aria-hidden="true" style="width:32px;height:32px;padding:0;background-color:${highlight};border-radius:16px;font-size:18px;line-height:32px;font-weight:700;color:#171e2c">&#10003;</td></tr></table>`;

const bandHtml = (band: string, colours: BrandColours): string =>
  `<tr><td class="p band" style="background-color:${colours.highlightWash};color:${colours.ink};padding:20px 32px;font-size:15px;font-weight:500"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="32" valign="top" style="width:32px">${tickInWord(colours)}${exceptInWord(tickElsewhere(colours))}</td><td valign="middle" style="padding-left:12px">${escapeHtml(band)}</td></tr></table></td></tr>`;

const buttonTable = (button: { label: string; href: string }, look: BrandLook): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 28px"><tr><td class="btn" style="background-color:${look.light.accent};border-radius:${look.radiusPx}px;mso-padding-alt:15px 28px"><a class="btn-ink" href="${escapeHtml(button.href)}" style="display:inline-block;padding:15px 28px;color:${look.light.accentInk};font-size:17px;font-weight:600;line-height:22px;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>`;

/**
 * One 560 px card built from tables with inline styles, which every mail client renders; dark mode
 * where supported.
 */
export function mailHtml(parts: MailParts): string {
  const {
    locale,
    look,
    subject,
    preheader,
    band,
    greeting,
    paragraphs,
    linked,
    button,
    never,
    reference,
    help,
    closing,
    footer,
    links,
  } = parts;
  const { light, radiusPx } = look;
  const small = (html: string, name = 'soft') =>
    `<p class="${name}" style="margin:8px 0 0;font-size:15px;line-height:1.5;color:${name === 'ink' ? light.ink : light.inkSoft}">${html}</p>`;
  const linkRow = links
    .map(
      ({ label, href }) =>
        `<a href="${escapeHtml(href)}" style="color:${light.inkSoft}">${escapeHtml(label)}</a>`,
    )
    .join(' · ');
  const footerLines = [...footer.map(escapeHtml), ...(linkRow === '' ? [] : [linkRow])]
    .map((line) => `<p style="margin:0">${line}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no"><title>${escapeHtml(subject)}</title><style>${styleSheet(look)}</style>${WORD_FONT}</head>
<body class="bg ink" style="margin:0;padding:0;background-color:${light.paper};color:${light.ink};font-family:${FONT};font-size:17px;line-height:1.5;font-variant-numeric:tabular-nums">
<div aria-hidden="true" style="font-size:1px;line-height:1px;color:${light.paper};opacity:0;mso-hide:all;max-height:0;max-width:0;overflow:hidden">${escapeHtml(preheader)}${PADDING}</div>
<div role="main"><table class="bg" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${light.paper}"><tr><td align="center" style="padding:32px 12px 40px;font-family:${FONT}">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px">${header(parts)}</td></tr>
<tr><td class="card" style="background-color:${light.raised};border:1px solid ${light.line};border-radius:${Math.round(radiusPx * 1.6)}px;overflow:hidden">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${band === undefined ? '' : bandHtml(band, light)}
<tr><td class="p" style="padding:32px 32px 36px">
<h1 class="ink" style="margin:0;font-size:26px;line-height:1.25;font-weight:600;letter-spacing:-.02em;color:${light.ink}">${escapeHtml(subject)}</h1>
${paragraph(escapeHtml(greeting), light)}
${paragraphs.map((text) => paragraph(withLink(text, linked, light), light)).join('\n')}
${button === undefined ? '' : buttonTable(button, look)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"${button === undefined ? ' style="margin:28px 0 0"' : ''}><tr><td class="rule" style="border-top:1px dashed ${light.line};padding-top:16px">
${reference === undefined ? '' : small(escapeHtml(reference), 'ink')}
${small(help)}
${never === undefined ? '' : small(escapeHtml(never))}
${small(escapeHtml(closing))}
</td></tr></table>
</td></tr></table></td></tr>
<tr><td class="soft foot" style="padding:24px 8px 0;font-size:14px;line-height:1.6;color:${light.inkSoft}">${footerLines}</td></tr>
</table></td></tr></table></div></body></html>`;
}
