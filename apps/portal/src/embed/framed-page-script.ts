import {
  EMBED_NAMESPACE,
  EMBED_VERSION,
  type ToParentFields,
  type ToParentType,
} from '@signet/rulebook/partners/embed-messages';

/**
 * Event fired by the bundler's loader when a chunk fails to load; the page fires it for its entry
 * script too.
 */
export const PART_LOST = 'vite:preloadError';

const messageOf = (type: ToParentType): string =>
  `namespace:"${EMBED_NAMESPACE}",version:${EMBED_VERSION},type:"${type}"`;
const LOST: ToParentFields<'error'>['errorType'] = 'embed.failed';

/**
 * Tells the parent that the page is there before its scripts load, and once if a script fails.
 * docs/decisions/0094.
 */
const TELLING = [
  'const{parentOrigin}=JSON.parse(document.getElementById("boot").textContent).embed',
  'const tell=message=>parentOrigin&&parent.postMessage(message,parentOrigin)',
  `tell({${messageOf('loading')}})`,
  'const lostText=()=>document.querySelector("#lost p").textContent',
  `const tellLost=()=>tell({${messageOf('error')},errorType:"${LOST}",message:lostText()})`,
  `addEventListener("${PART_LOST}",tellLost,{once:true})`,
];

/**
 * Before hydration, links carry the frame's query parameters along, because without cookies they
 * exist nowhere else. After hydration, the app's own navigation handles the click first.
 * docs/decisions/0122.
 */
const LEADING = [
  'const hasKey=event=>event.metaKey||event.ctrlKey||event.shiftKey||event.altKey',
  'const isPlain=event=>!event.defaultPrevented&&!event.button&&!hasKey(event)',
  'const isOurs=({origin,pathname})=>origin===location.origin&&!pathname.startsWith("/auth/")',
  'const isPage=link=>isOurs(link)&&!link.hash&&!link.target',
  'addEventListener("click",event=>{const link=event.target.closest?.("a[href]")',
  'if(!link||!isPlain(event)||!isPage(link)||!location.search.includes("isEmbedMode"))return',
  'event.preventDefault()',
  'const query=new URLSearchParams(location.search)',
  'for(const[name,text]of new URLSearchParams(link.search))query.set(name,text)',
  'location.assign(link.pathname+"?"+query)})',
];

/** Inlined at the end of every framed page, before any other script. */
export const FRAMED_PAGE_SCRIPT = `{${[...TELLING, ...LEADING].join(';')}}`;
