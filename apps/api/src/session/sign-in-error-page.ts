import { referralOfPath } from '@signet/rulebook/routes';
import { signInPath } from '@signet/rulebook/visit-paths';
import { plainPageParts } from '../messages/plain-page-parts.ts';
import type { Config } from '../platform/config/config.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { SIGN_IN_ERROR_TEXTS } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ SIGN_IN_ERROR_TEXTS: typeof SIGN_IN_ERROR_TEXTS }>(
  import.meta.resolve('./texts.en-US.ts'),
);

type Where = Pick<RequestContext, 'locale' | 'portal' | 'market'> & { path: string };

export function signInErrorPage(
  what: 'down' | 'refused' | 'unverified' | 'tooMany',
  { path, ...visitor }: Where,
  config: Pick<Config, 'partners'>,
): { html: string; policyWith: (ancestors: string | undefined) => string } {
  const { title, text, again } = TEXTS[visitor.locale].SIGN_IN_ERROR_TEXTS[what];
  const parts = plainPageParts({ ...visitor, referralUrlId: referralOfPath(path) }, config);
  const html = plainPage({
    ...parts,
    title,
    text,
    links: [
      { href: signInPath(path), label: again },
      { href: parts.home, label: '←' },
    ],
  });
  return { html, policyWith: (ancestors) => plainPagePolicy(parts.look, { ancestors }) };
}
