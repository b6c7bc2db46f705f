/**
 * The files of a new component type, by their paths: it shows one text, with an icon if the merchant likes. They are laid
 * out by `npm run format`.
 *
 * @param {import('./names.mjs').Names} names
 * @returns {Record<string, string>}
 */
export function componentFiles(names) {
  const { folder } = names;
  return {
    [`packages/core/src/components/${folder}.ts`]: definition(names),
    [`packages/core/src/components/${folder}.test.ts`]: definitionTest(names),
    [`packages/ui/src/cart/${folder}/${folder}.tsx`]: view(names),
    [`packages/ui/src/cart/${folder}/${folder}.css`]: styles(names),
    [`packages/ui/gallery/stories/${folder}.tsx`]: stories(names),
    [`packages/storefront-cart/src/components/${folder}/${folder}-part.tsx`]: part(names),
    [`packages/admin/src/features/cart/editor/panels/${folder}/panel.tsx`]: panel(names),
    [`tests/e2e/components/${folder}.spec.ts`]: browserTest(names),
  };
}

const definition = ({ camel, constant, title, sentence }) => `import * as z from 'zod';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

export const ${constant}_TEXTS = textTable<unknown>()({
  message: { label: 'Message', limit: 'message', default: '${sentence}', required: true },
});

const settings = z.strictObject({
  showIcon: z.boolean(),
  language: textsSchema(${constant}_TEXTS),
});

/** A message to shoppers; with \`showIcon\` an icon before it. */
export const ${camel} = defineComponent({
  name: '${title}',
  description: 'A message to shoppers, with an optional icon.',
  version: '1.0',
  anchor: 'footer',
  settings,
  labels: { showIcon: 'Show an icon', ...textLabels(${constant}_TEXTS, 'language') },
  defaults: () => ({ showIcon: true, language: textDefaults(${constant}_TEXTS) }),
  validate: ({ language }) => textIssues(${constant}_TEXTS, language, null, ['language'], '${title}'),
});
`;

const definitionTest = ({ folder, camel, words }) => `import { describe, expect, it } from 'vitest';
import { ${camel} } from './${folder}';

const fresh = ${camel}.defaults(() => '');

describe('${words}', () => {
  it('is valid by default', () => expect(${camel}.validate(fresh)).toEqual([]));

  it('requires a message', () => {
    const issues = ${camel}.validate({ ...fresh, language: { ...fresh.language, message: ' ' } });
    expect(issues).toMatchObject([{ code: 'blank', path: ['language', 'message'] }]);
  });
});
`;

const view = ({ folder, pascal }) => `import { Drawing } from '../drawing';

const CHECK = 'M5 12.5l4.5 4.5L19 7.5';

/** A message to shoppers. */
export function ${pascal}({ message, showIcon }: { readonly message: string; readonly showIcon: boolean }) {
  return (
    <p className="cw-${folder}" part="${folder}">
      {showIcon && <Drawing path={CHECK} />}
      <span>{message}</span>
    </p>
  );
}
`;

const styles = ({ folder }) => `.cw-${folder} {
  display: flex;
  align-items: center;
  gap: var(--_2);
  margin: 0;
  padding: var(--_pad);
  font-size: var(--_small);
}
.cw-${folder} > .cw-icon {
  flex: none;
}
.cw-${folder} > span {
  min-inline-size: 0;
}
`;

const stories = ({
  folder,
  pascal,
  title,
}) => `import { ${pascal} } from '../../src/cart/${folder}/${folder}';
import type { StoryPage } from './story';

export const page: StoryPage = {
  component: '${folder}',
  title: '${title}',
  place: 'footer',
  stories: ({ terms }) => [
    { id: 'icon', title: 'With an icon', content: <${pascal} message={terms} showIcon /> },
    { id: 'plain', title: 'Without an icon', content: <${pascal} message={terms} showIcon={false} /> },
  ],
};
`;

const part = ({
  folder,
  type,
  pascal,
}) => `import { ${pascal} } from '@cartwright/ui/cart/${folder}/${folder}';
import css from '@cartwright/ui/cart/${folder}/${folder}.css';
import type { Part, PartProps } from '../../parts/part';

function ${pascal}Part({ component }: PartProps<'${type}'>) {
  const { language, showIcon } = component.settings;
  return <${pascal} message={language.message} showIcon={showIcon} />;
}

export const part: Part<'${type}'> = { css, Component: ${pascal}Part };
`;

const panel = ({
  folder,
  type,
  camel,
  pascal,
  constant,
}) => `import { ${constant}_TEXTS, ${camel} } from '@cartwright/core/components/${folder}';
import { Switch } from '@cartwright/ui/admin/switch';
import { LanguageTexts } from '../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../editor-kit/fields/settings-group';
import { type PanelProps, useSettings } from '../../model/use-settings';

const { labels } = ${camel};

export function ${pascal}Panel({ component }: PanelProps<'${type}'>) {
  const { scope, set } = useSettings(component);
  const { language, showIcon } = component.settings;
  return (
    <>
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={scope}
          language={language}
          table={${constant}_TEXTS}
          change={(next, field) => set({ language: next }, field)}
        />
      </SettingsGroup>
      <SettingsGroup title="Look">
        <Switch
          label={labels.showIcon}
          checked={showIcon}
          onChange={(next) => set({ showIcon: next }, 'showIcon')}
        />
      </SettingsGroup>
    </>
  );
}
`;

const browserTest = ({
  folder,
  camel,
  title,
  words,
}) => `import { ${camel} } from '@cartwright/core/components/${folder}';
import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';

test('a merchant adds the ${words}, sees it in the preview, and shoppers read it in the cart', async ({
  page,
  shop,
}) => {
  const { labels } = ${camel};
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('${title}');
  const inPreview = editor.preview.locator('[part="${folder}"]');
  await editor.fillPreviewCart(20);
  await expect(inPreview).toHaveText(${camel}.defaults(() => '').language.message);
  const panel = page.getByRole('region', { name: '${title}', exact: true });
  await panel.getByLabel(labels['language.message']).fill('Made to last');
  await expect(inPreview).toHaveText('Made to last');
  await expect(inPreview.locator('svg')).toHaveCount(1);
  await panel.getByRole('switch', { name: labels.showIcon }).click();
  await expect(inPreview.locator('svg')).toHaveCount(0);
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.dialog.locator('[part="${folder}"]')).toHaveText('Made to last');
  await expectAccessible(page);
});
`;
