import type { IncomingHttpHeaders } from 'node:http';

/** True for JSON in UTF-8, the only content that calls accept. */
export function isJsonType(header: string | undefined): boolean {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';');
  const isUtf8 = (parameter: string) =>
    ['charset=utf-8', 'charset="utf-8"'].includes(parameter.trim());
  return (
    type.trimEnd() === 'application/json' && parameters.length <= 1 && parameters.every(isUtf8)
  );
}

/** The type alone, without its parameters. */
export const mediaTypeOf = (header: string | undefined): string =>
  (header ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? '';

/** A call that sends nothing needs no content type; many clients then send none. */
export const hasBody = ({
  'content-length': length = '0',
  'transfer-encoding': encoding,
}: IncomingHttpHeaders): boolean => encoding !== undefined || length !== '0';
