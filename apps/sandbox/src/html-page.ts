type CalmPage = {
  lang: string;
  title: string;
  body: string;
  script?: string;
  /** An own script module, and the data it reads from the element with the id `boot`. */
  scriptSrc?: string;
  boot?: unknown;
  brand?: { theme: string; style: string; link: string };
};

/** A complete one-column page, without scripts unless given. The caller must escape all texts. */
export function htmlPage(page: CalmPage): string {
  return `<!doctype html>
<html lang="${page.lang}"${page.brand ? ` data-brand="${page.brand.theme}"` : ''}>
<head>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<style>${calmStyle}${page.brand?.style ?? ''}</style>${page.brand?.link ?? ''}
</head>
<body>
<main${page.boot ? ` aria-label="${page.title}"` : ''}>
${page.body}
</main>
${page.boot ? `<script type="application/json" id="boot">${scriptJson(page.boot)}</script>` : ''}
${page.scriptSrc ? `<script type="module" src="${page.scriptSrc}"></script>` : ''}
${page.script ? `<script>${page.script}</script>` : ''}
</body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

// Serializes JSON so that it cannot close the surrounding script element.
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const calmStyle = `
:root{color-scheme:light dark;--ink:#16202c;--soft:#4b5866;--paper:#fbfaf7;--raised:#fff;--line:#7c8794;--accent:#1f5fbf;--accent-ink:#fff;--bad:#a11d22}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f6;--soft:#b6c0cb;--paper:#12171d;--raised:#1b222b;--line:#8a96a3;--accent:#8db9ff;--accent-ink:#0b1a2f;--bad:#ff9a96}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:26rem;margin:0 auto;padding:24px 16px 48px}
@media (min-width:640px){main{padding-top:64px}}
h1{font-size:28px;line-height:34px;font-weight:650;letter-spacing:-.01em;margin:0 0 8px}
p{margin:0 0 16px}.soft{color:var(--soft);font-size:16px}
label,legend{display:block;font-weight:600;margin:0 0 4px;padding:0}fieldset{border:0;margin:0;padding:0}
input[type=text],input[type=email],input[type=password]{width:100%;height:52px;padding:0 14px;font:inherit;color:inherit;background:var(--raised);border:1.5px solid var(--line);border-radius:10px}
.field{margin:0 0 24px}
button,.button{display:block;width:100%;min-height:52px;padding:12px 16px;font:inherit;font-weight:600;text-align:center;text-decoration:none;border-radius:10px;border:1.5px solid var(--accent);background:var(--accent);color:var(--accent-ink);cursor:pointer}
button.quiet{background:transparent;border-color:transparent;color:var(--accent);margin-top:8px}
h1:focus{outline:none}
button.row{display:flex;align-items:center;justify-content:space-between;text-align:left;background:var(--raised);color:var(--ink);border-color:var(--line);margin:0 0 8px}
.choice{display:flex;gap:12px;align-items:center;min-height:56px;padding:10px 14px;margin:0 0 8px;background:var(--raised);border:1.5px solid var(--line);border-radius:10px;font-weight:400}
.choice:has(:checked){border:2px solid var(--accent)}.choice input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--accent)}
.error{color:var(--bad);font-weight:600;margin:0 0 8px}
.sandbox{margin:32px 0 0;padding-top:16px;border-top:1px solid var(--line);color:var(--soft);font-size:14px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
ul{padding-left:20px}ul.people{list-style:none;padding:0}ul.people button{gap:12px}ul.people span:first-child{white-space:nowrap}ul.people .soft{font-size:14px;font-weight:400;text-align:right}a{color:var(--accent)}
@media (prefers-reduced-motion:no-preference){button{transition:opacity .12s}}
`;
