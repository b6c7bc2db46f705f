import type { StoreContext } from '../context/store-context';
import { type Html, html, raw } from '../theme/html';
import { APP_SECTIONS } from '../theme-settings/app-sections';
import { type PlacedBlock, placedBlocks } from '../theme-settings/placed-blocks';
import { settingField } from './setting-field';

/** Request that opened the editor. */
export interface EditorRequest {
  /** Block to enable by a deep link: shown as enabled, not saved. Null for none. */
  readonly activates: string | null;
  /** Kind of an unknown block in the deep link, or one that isn't available on that page. */
  readonly unknown: 'app embed' | 'app block' | null;
  readonly isSaved: boolean;
}

/** Minimal theme editor: the app's blocks, each with a switch and its settings. */
export function themeEditorPage(store: StoreContext, request: EditorRequest): Html {
  const placed = placedBlocks(store);
  const embeds = placed.filter(({ section }) => section === null);
  const blocks = placed.filter(({ section }) => section !== null);
  const unsaved = placed.find((each) => each.key === request.activates && !each.on);
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Theme editor – ${store.shop.name}</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <style>${raw(EDITOR_STYLES)}</style>
  </head>
  <body>
    <form method="post">
      <input type="hidden" name="${EDITOR_FIELD}" value="1">
      <header class="bar">
        <h1>Theme editor</h1>
        <a href="/">View store</a>
        <button class="button" type="submit">Save</button>
      </header>
      <main>
        <div role="status">
          ${unsaved ? html`<p class="notice notice--unsaved">${unsaved.block.schema.name} is switched on, but not saved yet. Save to show it in your store.</p>` : ''}
          ${request.unknown === null ? '' : html`<p class="notice notice--unsaved">The ${request.unknown} in this link isn’t installed in this store.</p>`}
          ${request.isSaved ? html`<p class="notice">Saved.</p>` : ''}
        </div>
        <h2>App embeds</h2>
        <p>Shown on every page of your store.</p>
        ${embeds.map((each) => blockFields(each, each === unsaved))}
        <h2>App blocks</h2>
        <p>Shown in one part of your theme.</p>
        ${blocks.map((each) => blockFields(each, each === unsaved))}
      </main>
    </form>
  </body>
</html>`;
}

function blockFields({ key, block, section, on, settings }: PlacedBlock, isUnsaved: boolean): Html {
  const place = APP_SECTIONS.find(({ id }) => id === section)?.name;
  const { name, settings: fields } = block.schema;
  const fullName = place === undefined ? name : `${name}, ${place}`;
  return html`
    <section class="block" aria-label="${fullName}">
      <div class="block__head">
        <h3>${name}${place === undefined ? '' : html`<span class="block__place">${place}</span>`}</h3>
        <label class="switch"><span class="hidden">Show ${fullName}</span><input type="checkbox" role="switch" name="${switchName(key)}"${on || isUnsaved ? raw(' checked') : ''}></label>
      </div>
      <div class="settings">
        ${fields.map((field) => settingField(field, fieldName(key, field.id), settings[field.id ?? '']))}
      </div>
    </section>`;
}

/** Marker field of the form, whose disabled blocks have no field. */
export const EDITOR_FIELD = 'editor';

/** Form field names of a block. */
export const switchName = (key: string) => `on:${key}`;
export const fieldName = (key: string, id: string | null) => `setting:${key}:${id}`;

/** Styles of the theme editor, which isn't part of the theme. */
const EDITOR_STYLES = /* css */ `
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif; color: #26221c; background: #f1efea; }
a { color: #2d4128; }
:focus-visible { outline: 2px solid #3d5537; outline-offset: 2px; }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 10px 20px; background: #26221c; color: #faf7f1; }
.bar h1 { margin: 0 auto 0 0; font-size: 16px; font-weight: 600; }
.bar a { color: inherit; }
main { max-width: 640px; margin: 0 auto; padding: 20px 16px 64px; }
h2 { margin: 28px 0 4px; font-size: 18px; }
h2 + p { margin: 0 0 12px; color: #645b4e; }
.notice { margin: 0 0 8px; padding: 10px 14px; border-radius: 8px; background: #e7ecdf; }
.notice--unsaved { background: #fbeecb; }
.block { margin: 0 0 12px; padding: 14px 16px 16px; border: 1px solid #e2d9ca; border-radius: 10px; background: #fffdf9; }
.block__head { display: flex; align-items: center; gap: 12px; }
.block__head h3 { margin: 0 auto 0 0; font-size: 16px; overflow-wrap: anywhere; }
.block__place { display: block; font-weight: 400; font-size: 13px; color: #645b4e; }
.switch { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; }
.switch input { appearance: none; flex: none; width: 44px; height: 26px; margin: 0; border-radius: 13px; background: #766c5d; cursor: pointer; }
.switch input::after { content: ""; display: block; width: 20px; height: 20px; margin: 3px; border-radius: 50%; background: #fff; }
.switch input:checked { background: #3d5537; }
.switch input:checked::after { margin-left: 21px; }
.settings { display: grid; gap: 12px; margin-top: 8px; padding-top: 12px; border-top: 1px solid #e2d9ca; }
.settings h4, .settings p { margin: 0; }
.settings h4 { font-size: 14px; }
.help { color: #645b4e; font-size: 13px; }
.field { display: grid; gap: 4px; }
.field--check { display: flex; gap: 8px; align-items: center; min-height: 32px; }
.field--check input { width: 18px; height: 18px; accent-color: #3d5537; }
.field input:not([type="checkbox"]), .field select, .field textarea { width: 100%; min-height: 40px; padding: 6px 10px; border: 1px solid #8a7f6e; border-radius: 6px; background: #fff; font: inherit; color: inherit; }
.button { min-height: 40px; padding: 0 18px; border: 0; border-radius: 8px; background: #faf7f1; color: #26221c; font: inherit; font-weight: 600; cursor: pointer; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
