import { VARIABLES } from './variables';

/** Styles of every page. */
export const BASE_STYLES = `${VARIABLES}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--sans); display: flex; flex-direction: column; min-height: 100vh; }
main { flex: 1; outline: none; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
img { display: block; max-width: 100%; height: auto; }
a { color: inherit; text-underline-offset: .2em; }
h1, h2 { font-family: var(--serif); font-weight: 500; line-height: 1.15; letter-spacing: -.01em; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); }
h2 { font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem); }
s { color: var(--soft); font-weight: 400; }
:focus-visible { outline: 2px solid var(--moss); outline-offset: 3px; border-radius: 3px; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 16px; top: -100px; z-index: 2; background: var(--ink); color: var(--paper); padding: 12px 16px; border-radius: 6px; }
.skip:focus { top: 12px; }
.eyebrow { font-size: .8125rem; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); }
.fine { font-size: .875rem; color: var(--soft); }
.fine--off { color: var(--moss); font-weight: 600; }
.eyebrow + h1 { margin-top: -4px; }
.script .without-script { display: none; }
.no-script .pickers { display: none; }
[hidden] { display: none !important; }
/* A merchant's text runs in its own direction, and stands where the page's texts begin. */
[dir="auto"] { text-align: -webkit-match-parent; text-align: match-parent; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { padding: 0; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 0 28px; border: 1px solid var(--moss); border-radius: var(--button-radius); background: var(--moss); color: var(--on-moss); font: 600 1rem/1.2 var(--sans); text-decoration: none; cursor: pointer; transition: background-color .15s; }
.button:hover { background: var(--moss-dark); }
.button[disabled] { background: #e9e2d6; border-color: #e9e2d6; color: #6a6155; cursor: not-allowed; }
.button--plain, .button--secondary { background: transparent; color: var(--ink); border-color: #8b8172; }
.button--plain:hover, .button--secondary:hover { background: #f0e9dd; }
.button[aria-disabled="true"] { opacity: .7; cursor: progress; }
.button--small { min-height: 44px; padding: 0 18px; }
.field { display: grid; gap: 6px; }
.field > span { font-size: .875rem; font-weight: 600; }
.field--quantity { width: 92px; }
input, select, textarea { width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid #8b8172; border-radius: var(--input-radius); background: var(--raised); color: inherit; font: inherit; }
select { appearance: none; padding-right: 40px; background: var(--raised) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='9' fill='none' stroke='%2326221c' stroke-width='1.8'%3E%3Cpath d='M1 1.5l6 6 6-6'/%3E%3C/svg%3E") no-repeat right 14px center; text-overflow: ellipsis; }
textarea { resize: vertical; }
.notice { padding: 12px 16px; border-radius: 6px; background: #f0e9dd; }
.notice--error { background: #f9e6e1; color: var(--red); }
.cart .notice { margin-bottom: 16px; }
.empty { display: grid; gap: 16px; justify-items: start; }
.empty { padding-block: 8px; }
`;
