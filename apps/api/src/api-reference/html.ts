import { escapeHtml } from '../platform/http/escape-html.ts';

/** What stands between backticks is set as code. */
export const withCode = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** A link whose text is HTML already. */
export const link = (href: string, html: string): string =>
  `<a href="${escapeHtml(href)}">${html}</a>`;
