import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldScope } from '../fields/field-scope';
import { TranslationField } from './translation-field';

const SCOPE: FieldScope = {
  error: () => undefined,
  problems: () => ({ reported: 0, waiting: 0 }),
  enter: () => {},
  leave: () => {},
  whole: (path) => path,
  part: null,
  owner: null,
};
const NOTE = 'The original has {{amount}}, this translation doesn’t.';

function field(typed: string): string {
  return renderToStaticMarkup(
    <AppProvider>
      <TranslationField
        text={{
          key: 'label',
          label: 'Label',
          text: '{{amount}} away',
          rule: { label: 'Label', limit: 'tierText', placeholders: ['{{amount}}', '{{timer}}'] },
          namesDiscount: false,
          isShopifys: false,
        }}
        translation={typed === '' ? undefined : { text: typed, original: '{{amount}} away' }}
        state="translated"
        language="de"
        own="en"
        scope={SCOPE}
        onTranslate={() => {}}
      />
    </AppProvider>,
  );
}

test('a translation without its original’s placeholder shows a warning', () => {
  expect(field('Fast da')).toContain(NOTE);
  expect(field('Noch {{amount}}')).not.toContain(NOTE);
  expect(field('')).not.toContain(NOTE);
});
