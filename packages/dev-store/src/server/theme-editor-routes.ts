import { Hono } from 'hono';
import { clientId } from '../admin/resolvers/shop';
import type { StoreContext } from '../context/store-context';
import { settingValue } from '../theme-editor/setting-field';
import { EDITOR_FIELD, fieldName, switchName, themeEditorPage } from '../theme-editor/theme-editor-page';
import { APP_SECTIONS } from '../theme-settings/app-sections';
import { placedBlocks } from '../theme-settings/placed-blocks';
import { fromOwnPagesOnly, notForFrames } from './own-origin';

const PATH = '/admin/themes/current/editor';

/**
 * Theme editor, at Shopify's URL. `activateAppId=CLIENT_ID/BLOCK` shows that app embed as enabled and unsaved,
 * `template=TEMPLATE&addAppBlockId=CLIENT_ID/BLOCK` an app block. Source: Shopify, "Deep linking to the theme editor".
 */
export function themeEditorRoutes(store: StoreContext): Hono {
  const app = new Hono();

  app.get(PATH, (c) => {
    const link = linkedBlock(store, c.req.query());
    notForFrames(c);
    c.header('cache-control', 'no-store');
    return c.html(
      themeEditorPage(store, {
        activates: link?.key ?? null,
        unknown: link?.key === null ? link.kind : null,
        isSaved: c.req.query('saved') === 'true',
      }),
    );
  });

  app.post(PATH, fromOwnPagesOnly, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (!form.has(EDITOR_FIELD)) return c.text('That is not the form of this editor.', 400);
    store.state.putThemeBlocks(
      Object.fromEntries(
        placedBlocks(store).map(({ key, block }) => {
          const settings = block.schema.settings.flatMap((setting) =>
            setting.id === null
              ? []
              : [[setting.id, settingValue(setting, form.get(fieldName(key, setting.id)) ?? undefined)]],
          );
          return [key, { on: form.has(switchName(key)), settings: Object.fromEntries(settings) }];
        }),
      ),
    );
    return c.redirect(`${PATH}?context=apps&saved=true`, 303);
  });
  return app;
}

/** Block and section of a deep link; its key is null if the store has no such block. Null for other URLs. */
function linkedBlock(store: StoreContext, query: Readonly<Record<string, string>>) {
  const { activateAppId, addAppBlockId, template } = query;
  const kind = addAppBlockId === undefined ? 'app embed' : 'app block';
  const wanted = addAppBlockId ?? activateAppId;
  if (wanted === undefined) return null;
  const places = APP_SECTIONS.filter((each) => each.template === template).map(({ id }) => id);
  const found = placedBlocks(store).find(
    ({ block, section }) =>
      wanted === `${clientId(store)}/${block.handle}` &&
      (kind === 'app embed' ? section === null : section !== null && places.includes(section)),
  );
  return { kind, key: found?.key ?? null } as const;
}
