/**
 * How the workshop looks. It comes with its script and not with the stylesheet of the site, which every page loads
 * (docs/decisions/0014). Colours, faces and corners are the tokens of the site.
 */
const LOOK = `
.lc{display: grid; gap: 3rem 1.5rem; color: var(--color-ink-2);
> section{display:grid;gap:1rem;align-content:start;min-width:0}
h3{font-size:var(--text-h3)}
p{font-size:var(--text-small)}
:is(input, select, textarea){font:inherit;color:var(--color-ink);background:var(--color-white);border:1px solid var(--color-line-strong);border-radius:2px;min-height:2.75rem;padding:0.5rem 0.75rem;width:100%;max-width:100%}
:is(input, select, textarea):disabled{background:var(--color-sunk);color:var(--color-ink-3)}
[aria-invalid="true"]{border-color:var(--color-red)}
label{display:grid;gap:0.25rem;font-size:0.8125rem;color:var(--color-ink-2);min-width:0}
button, .lc-mail{min-height:2.75rem;padding:0.5rem 1rem;border:1px solid var(--color-ink);border-radius:2px;background:var(--color-white);color:var(--color-ink);font:600 0.875rem/1.3 var(--font-head);display:inline-flex;align-items:center;text-decoration:none}
button:hover:not(:disabled), .lc-mail:hover{background:var(--color-ink);color:var(--color-white)}
button:disabled{border-color:var(--color-line-strong);background:var(--color-sunk);color:var(--color-ink-3);cursor:not-allowed}
.lc-row{display:flex;flex-wrap:wrap;gap:0.5rem;align-items:end}
.lc-row > label{flex:1 1 14rem}
.lc-hidden{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap}
.lc-say{display:grid;background:var(--color-white);border:1px solid var(--color-line-strong);border-radius:2px;font-size:1.0625rem;line-height:2}
.lc-say:focus-within{outline:3px solid var(--color-teal);outline-offset:3px}
.lc-say > *{grid-area:1 / 1;margin:0;padding:0.75rem 1rem;min-height:9rem;font:inherit;line-height:inherit;letter-spacing:0;white-space:pre-wrap;overflow-wrap:anywhere;word-break:normal;text-wrap:wrap;border:0;width:100%}
.lc-say *{text-autospace:no-autospace;text-spacing-trim:space-all}
.lc-say > div{color:transparent}
.lc-say > textarea{background:none;resize:none;overflow:hidden;outline:none}
mark{background:none;color:inherit}
.lc-ok{text-decoration:underline 2px var(--color-teal);text-underline-offset:0.35em}
.lc-bad{text-decoration:underline wavy 2px var(--color-red);text-underline-offset:0.35em;background:var(--color-orange-mist)}
.lc-meanings{display:grid;gap:0;border-top:1px solid var(--color-ink);font-size:var(--text-small)}
.lc-meanings > li{border-bottom:1px solid var(--color-line);padding:0.625rem 0}
.lc-meanings small{display:block;color:var(--color-ink-3);font-size:0.8125rem}
.lc-wrong{color:var(--color-red);font-weight:600}
pre{margin:0;white-space:pre-wrap;font:inherit;font-size:var(--text-small)}
summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;font-weight:600;color:var(--color-teal);font-size:0.875rem}
[role="tree"], [role="group"]{margin:0;padding:0}
[role="treeitem"]{outline:none}
.lc-block{position:relative;margin-top:-1px;border:1px solid var(--color-ink);border-radius:2px;background:var(--color-white);color:var(--color-ink);padding:0.5rem 0.875rem;min-height:2.75rem;font-size:var(--text-small);font-weight:500;cursor:pointer;display:flex;flex-wrap:wrap;gap:0.25rem 0.5rem;align-items:center}
.lc-block i{font-style:normal;background:var(--color-teal-mist);border-radius:2px;padding:0 0.5rem;font-size:0.8125rem;color:var(--color-ink)}
.lc-repeat > .lc-block{background:var(--color-teal);border-color:var(--color-teal);color:var(--color-white)}
.lc-repeat > [role="group"]{border-left:0.75rem solid var(--color-teal);border-bottom:0.5rem solid var(--color-teal);min-height:0.75rem}
.lc-now > .lc-block{background:var(--color-orange);border-color:var(--color-orange-deep);color:var(--color-ink)}
.lc-now > .lc-block i{background:var(--color-white)}
[aria-selected="true"] > .lc-block{box-shadow:inset 4px 0 0 var(--color-teal),0 0 0 1px var(--color-ink)}
.lc-repeat[aria-selected="true"] > .lc-block{box-shadow:inset 4px 0 0 var(--color-white),0 0 0 1px var(--color-ink)}
.lc-stopped > .lc-block{border-color:var(--color-red);box-shadow:0 0 0 2px var(--color-red)}
[role="treeitem"]:focus-visible > .lc-block{outline:3px solid var(--color-teal);outline-offset:3px;z-index:1}
fieldset{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,100%),1fr));gap:0.75rem;border-top:1px solid var(--color-ink);padding:1rem 0 0}
legend{float:left;grid-column:1 / -1;padding:0;font-size:var(--text-small);font-weight:600;color:var(--color-ink)}
fieldset > .lc-row{grid-column:1 / -1}
.lc-plate{border-collapse:collapse;table-layout:fixed;width:100%;max-width:40rem;background:var(--color-white);border:1px solid var(--color-ink)}
.lc-plate caption{text-align:left;font-size:0.75rem;color:var(--color-ink-3);padding-bottom:0.25rem}
.lc-plate :is(th, td){padding:1px;text-align:center;font:400 0.75rem/1.4 var(--font-mono);color:var(--color-ink-3)}
.lc-well{display:block;aspect-ratio:1;border:1px solid var(--color-line-strong);border-radius:999px;background:var(--color-paper);margin:0 auto;max-width:2.25rem}
.lc-at{border-color:var(--color-ink);box-shadow:0 0 0 2px var(--color-orange)}
input[type="range"]{padding:0;accent-color:var(--color-teal);border:0;background:none}
.lc-legend{display:flex;flex-wrap:wrap;gap:0.25rem 1rem;font-size:0.8125rem}
.lc-legend i{display:inline-block;width:0.875rem;height:0.875rem;border:1px solid var(--color-ink);border-radius:999px;margin-right:0.375rem;vertical-align:-0.1em}
dl{display:grid;grid-template-columns:auto 1fr;gap:0.25rem 1.25rem;font-size:var(--text-small)}
dt{color:var(--color-ink-3)}
dd{color:var(--color-ink)}
.lc-code{font:0.8125rem/1.6 var(--font-mono);white-space:pre;overflow:auto;height:16rem;resize:vertical}
@media (min-width:56rem){&{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
@media (forced-colors:active){.lc-well,.lc-legend i{forced-color-adjust:none}
[aria-selected="true"] > .lc-block{outline:2px solid Highlight}}
}
`;

let sheet: CSSStyleSheet | undefined;

/** Gives the page the look of the workshop, once. */
export function wearLook(): void {
  if (sheet || !('adoptedStyleSheets' in document)) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
