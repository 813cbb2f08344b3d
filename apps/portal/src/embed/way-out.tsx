import { CARRYING } from '@signet/rulebook/partners/carrying';
import { referralPrefix } from '@signet/rulebook/routes';
import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { useEffect, useState } from 'react';
import { usePortal } from '../platform/application.tsx';
import { textsOf } from '../platform/texts/text-provider.tsx';
import { isCameraBlocked, isCookieBlocked } from './blocks.ts';
import type { ParentPort } from './parent-port.ts';
import type { TEXTS } from './texts.en-US.ts';
import { typedInFrame } from './typed-in-frame.ts';

/**
 * Sent as a form: answers must not appear in an address, and the tab shares no storage with the
 * frame. docs/decisions/0118.
 */
function openWith(
  fields: Readonly<Record<string, string>>,
  referralUrlId: string | undefined,
): void {
  const form = document.createElement('form');
  Object.assign(form, {
    method: 'post',
    action: referralPrefix(referralUrlId) + CARRYING.path,
    target: '_blank',
    rel: 'noopener',
  });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

const useTexts = textsOf<typeof TEXTS>('embed');

const NEEDS_CAMERA = ['identification', 'verification', 'owner-identification'];

export function WayOut({ port, stepId }: { port: ParentPort; stepId: string }) {
  const texts = useTexts();
  const { boot, serverNow } = usePortal();
  const { carryToken } = boot.embed ?? {};
  const [isCookieless] = useState(isCookieBlocked);
  const [isCameraless] = useState(isCameraBlocked);
  const [isCarried, setCarried] = useState(false);
  // Language and country travel along, because the tab shares no cookies with a cross-site frame.
  const isCountryChosen = !boot.signedIn && !boot.isMarketGuessed; // an application has its own country
  const place = {
    [CARRYING.locale]: boot.locale,
    ...(isCountryChosen ? { [CARRYING.market]: boot.market } : {}),
  };
  const block = isCookieless
    ? 'cookie'
    : isCameraless && NEEDS_CAMERA.includes(stepId)
      ? 'camera'
      : undefined;
  const [title = '', text = ''] = {
    cookie: isCarried
      ? [texts.carriedTitle, texts.carriedText]
      : [texts.cookieTitle, texts.cookieText],
    camera: [texts.cameraTitle, texts.cameraText],
    none: ['', ''],
  }[block ?? 'none'];
  const told = { cookie: texts.cookieTitle, camera: texts.cameraTitle, none: '' }[block ?? 'none'];
  useEffect(() => {
    if (block !== undefined)
      port.post('error', { errorType: `embed.${block}Blocked`, message: told });
  }, [port, block, told]);
  if (block === undefined) return null;
  const carry = (token: string): void => {
    const answers = JSON.stringify(typedInFrame(boot, serverNow()));
    openWith(
      { [CARRYING.token]: token, [CARRYING.page]: stepId, [CARRYING.answers]: answers, ...place },
      boot.referralUrlId,
    );
    setCarried(true);
  };
  return (
    <div className="page-banner">
      <Banner tone={isCarried ? 'info' : 'warn'} title={title} role="status">
        <p>{text}</p>
        {block === 'cookie' && carryToken !== undefined && !isCarried ? (
          <Button kind="secondary" onClick={() => carry(carryToken)}>
            {texts.newTab}
          </Button>
        ) : (
          <LinkButton
            kind="secondary"
            href={`${window.location.pathname}?${new URLSearchParams(place)}`}
            target="_blank"
            rel="noopener"
          >
            {texts.newTab}
          </LinkButton>
        )}
      </Banner>
    </div>
  );
}
