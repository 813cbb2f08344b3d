import { htmlPage } from '../html-page.ts';
import { outcomesOf } from './inquiry-outcomes.ts';
import type { Template } from './templates.ts';
import type { WidgetTexts } from './widget-texts.ts';

type WidgetView = {
  texts: WidgetTexts;
  template: Template | undefined;
  problem: 'expired' | 'unauthenticated' | undefined;
  /** Data for the page's script, including the embedding page's origin for postMessage. */
  boot: {
    inquiryId: string;
    sessionToken: string;
    code: string;
    containerId: string;
    origin: string;
    problem: string | undefined;
  };
};

/**
 * An inquiry's window, with buttons in place of a camera. It speaks the vendor's own postMessage
 * protocol.
 */
export function widgetPage({ texts, template, problem, boot }: WidgetView): string {
  const title = problem
    ? texts[`${problem}Title`]
    : template?.kind === 'document'
      ? texts.documentTitle
      : texts.title;
  const buttons = outcomesOf(template?.kind).map(
    (act) => `<button type="button" data-act="${act}" class="row">${texts[act]}</button>`,
  );
  const body = `<h1 tabindex="-1">${title}</h1>
<p class="soft" id="lead">${problem ? texts[problem] : texts.lead}</p>
${template?.kind === 'identificationNoSelfie' && !problem ? `<p class="soft">${texts.noSelfie}</p>` : ''}
<div id="choices">${problem ? '' : buttons.join('\n')}</div>
<p id="status" role="status"></p>
<button type="button" data-act="close" class="quiet">${texts.close}</button>`;
  const words = {
    working: texts.working,
    failed: texts.failed,
    done: texts.done,
    expiredTitle: texts.expiredTitle,
    expired: texts.expired,
  };
  return htmlPage({
    lang: texts.lang,
    title,
    body,
    boot: { boot, words },
    scriptSrc: '/widget/window.js',
  });
}
