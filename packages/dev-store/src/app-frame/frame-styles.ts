/** The admin around the app's page: its bars are as high as they have to be, and the app has the rest. */
export const FRAME_STYLES = `
.af { display: grid; grid-template: auto minmax(0, 1fr) / 200px minmax(0, 1fr); height: 100dvh; overflow: hidden; }
.af [hidden] { display: none; }
.af-top { grid-column: 1 / -1; position: relative; display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 4px 16px; border-bottom: 1px solid var(--line); }
.af-save { display: flex; align-items: center; gap: 8px; }
.af-loading { position: absolute; inset: auto 0 -2px; height: 3px; background: var(--moss); }
.af-nav { display: grid; align-content: start; gap: 4px; padding: 12px; background: var(--panel); overflow: auto; }
.af-nav a { display: flex; align-items: center; min-height: 44px; padding: 0 12px; border-radius: 8px; text-decoration: none; }
.af-nav a:hover { background: var(--moss-tint); }
.af main { display: grid; grid-template-rows: auto minmax(0, 1fr); min-width: 0; }
.af-title { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; padding: 8px 16px; }
.af-title h1 { font-size: 1.25rem; }
.af-actions { display: flex; gap: 8px; }
.af iframe { width: 100%; height: 100%; border: 0; background: #fff; }
.af--full { grid-template-columns: minmax(0, 1fr); }
.af--full .af-nav { display: none; }
.af-toasts { position: fixed; inset: auto 0 24px; display: grid; justify-items: center; gap: 8px; pointer-events: none; }
.af-toast { display: flex; align-items: center; gap: 12px; padding: 8px 8px 8px 16px; border-radius: 8px; background: var(--ink); color: var(--paper); pointer-events: auto; }
.af-toast--error { background: var(--red); }
.af-toast button { min-height: 36px; padding: 0 12px; border: 1px solid currentColor; border-radius: 6px; background: none; color: inherit; cursor: pointer; }
.af-scopes { max-width: min(28rem, calc(100vw - 32px)); padding: 24px; border: 1px solid var(--line); border-radius: 12px; color: inherit; background: var(--paper); }
.af-scopes::backdrop { background: rgb(0 0 0 / 0.4); }
.af-scopes h2 { font-size: 1.25rem; }
.af-scopes ul { margin: 12px 0 20px; padding-left: 20px; }
@media (max-width: 699px) {
  .af { grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr); }
  .af-nav { display: flex; overflow: auto; padding: 4px 12px; }
}
`;
