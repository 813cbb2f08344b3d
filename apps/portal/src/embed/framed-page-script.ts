import { EMBED_NAMESPACE, EMBED_VERSION, type ToParentFields, type ToParentType } from '@signet/rulebook/partners/embed-messages';

/** What the build's own loader says of a part that does not come; the page itself says the same of its first script. */
export const PART_LOST = 'vite:preloadError';

const messageOf = (type: ToParentType): string => `namespace:"${EMBED_NAMESPACE}",version:${EMBED_VERSION},type:"${type}"`;
const LOST: ToParentFields<'error'>['errorType'] = 'embed.failed';

/**
 * The parent hears that the page is there before its scripts have come, so that nobody takes a slow line for a silent frame, and once where one of
 * them does not come, in the words that the page itself has for it. docs/decisions/0094.
 */
const TELLING = [
  'const{parentOrigin}=JSON.parse(document.getElementById("boot").textContent).embed',
  'const tell=message=>parentOrigin&&parent.postMessage(message,parentOrigin)',
  `tell({${messageOf('loading')}})`,
  `addEventListener("${PART_LOST}",()=>tell({${messageOf('error')},errorType:"${LOST}",message:document.querySelector("#lost p").textContent}),{once:true})`,
];

/**
 * A link that is pressed before the page lives takes along what its address says of the frame, which may stand nowhere else: the browser may keep no
 * cookie. Once it lives, its own navigation comes first. docs/decisions/0122.
 */
const LEADING = [
  'const isPlain=event=>!event.defaultPrevented&&!event.button&&!event.metaKey&&!event.ctrlKey&&!event.shiftKey&&!event.altKey',
  'const isPage=({origin,pathname,hash,target})=>origin===location.origin&&!pathname.startsWith("/auth/")&&!hash&&!target',
  'addEventListener("click",event=>{const link=event.target.closest?.("a[href]");if(!link||!isPlain(event)||!isPage(link)||!location.search.includes("isEmbedMode"))return;event.preventDefault();const query=new URLSearchParams(location.search);for(const[name,text]of new URLSearchParams(link.search))query.set(name,text);location.assign(link.pathname+"?"+query)})',
];

/** Stands at the end of every framed page, before any script of ours. */
export const FRAMED_PAGE_SCRIPT = `{${[...TELLING, ...LEADING].join(';')}}`;
