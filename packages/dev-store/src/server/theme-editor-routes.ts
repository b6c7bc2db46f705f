import { Hono } from 'hono';
import { clientId } from '../admin/resolvers/shop';
import type { StoreContext } from '../context/store-context';
import { settingValue } from '../theme-editor/setting-field';
import { EDITOR_FIELD, fieldName, switchName, themeEditorPage } from '../theme-editor/theme-editor-page';
import { placedBlocks } from '../theme-settings/placed-blocks';
import { fromOwnPagesOnly, notForFrames } from './own-origin';

const PATH = '/admin/themes/current/editor';

/**
 * The store's theme editor, at the address of Shopify's. `activateAppId=CLIENT_ID/BLOCK` shows that app embed switched on
 * and unsaved. Source: Shopify, "Deep linking to the theme editor".
 */
export function themeEditorRoutes(store: StoreContext): Hono {
  const app = new Hono();

  app.get(PATH, (c) => {
    const wanted = c.req.query('activateAppId');
    const key = wanted?.startsWith(`${clientId(store)}/`) ? wanted.slice(clientId(store).length + 1) : null;
    const isKnown = placedBlocks(store).some((placed) => placed.section === null && placed.key === key);
    notForFrames(c);
    c.header('cache-control', 'no-store');
    return c.html(
      themeEditorPage(store, {
        activates: isKnown ? key : null,
        isUnknown: wanted !== undefined && !isKnown,
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
