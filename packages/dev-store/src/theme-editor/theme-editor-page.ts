import type { StoreContext } from '../context/store-context';
import { type Html, html, raw } from '../theme/html';
import { APP_SECTIONS } from '../theme-settings/app-sections';
import { type PlacedBlock, placedBlocks } from '../theme-settings/placed-blocks';
import { EDITOR_STYLES } from './editor-styles';
import { settingField } from './setting-field';

/** Request with which the editor was opened. */
export interface EditorRequest {
  /** The block that a link wants on: it shows as on, and is not saved yet. Null for none. */
  readonly activates: string | null;
  /** What the link names that this store does not have, or not on that page. */
  readonly unknown: 'app embed' | 'app block' | null;
  readonly isSaved: boolean;
}

/** A very small theme editor: the blocks of the app, each with a switch and its settings. */
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

/** Tells this form, in which what is switched off has no field, from anything else that is posted. */
export const EDITOR_FIELD = 'editor';

/** The names of a block's fields in the form. */
export const switchName = (key: string) => `on:${key}`;
export const fieldName = (key: string, id: string | null) => `setting:${key}:${id}`;
