import { escapeHtml } from '../platform/http/escape-html.ts';

/** What stands between backticks is set as code. */
export const withCode = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** A link whose text is HTML already. */
export const link = (href: string, html: string): string =>
  `<a href="${escapeHtml(href)}">${html}</a>`;

/** A name that may break before its capitals and after its dots. */
export const nameHtml = (name: string): string =>
  escapeHtml(name).replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=\.)/g, '<wbr>');
