import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { newBundle } from '@cartwright/core/widgets/bundle-settings';
import { newWidget } from '@cartwright/core/widgets/widget';
import { widgetFace } from '@cartwright/core/widgets/widget-face';
import { WIDGET_TEMPLATES } from '@cartwright/core/widgets/widget-templates';
import { expect, it } from 'vitest';
import { BUNDLE_EDIT_ENGLISH } from '../bundle-edit-messages';
import { BUNDLE_ENGLISH } from '../bundle-messages';
import { MORE_ENGLISH } from '../more-messages';
import { ENGLISH, type TranslatedMessages } from '../widget-messages';
import { words as ar } from './ar';
import { words as de } from './de';
import { words as es } from './es';
import { words as fr } from './fr';
import { words as it_ } from './it';
import { words as ja } from './ja';
import { words as nl } from './nl';
import { words as pt } from './pt';

const LANGUAGES: Readonly<Record<string, TranslatedMessages>> = { ar, de, es, fr, it: it_, ja, nl, pt };

it('widgets speak every language that the storefront speaks', () => {
  expect(Object.keys(LANGUAGES)).toEqual(SPOKEN);
  for (const words of Object.values(LANGUAGES)) {
    expect(words.inCart('«1»')).toContain('«1»');
    for (const name of ['label', 'previous', 'next'] as const) expect(words[name].trim()).not.toBe('');
    expect(Object.keys(words.more)).toEqual(Object.keys(MORE_ENGLISH));
    for (const text of Object.values(words.more))
      expect((typeof text === 'string' ? text : text(2)).trim()).not.toBe('');
    expect(Object.keys(words.bundle)).toEqual(Object.keys({ ...BUNDLE_ENGLISH, ...BUNDLE_EDIT_ENGLISH }));
    for (const more of [3, '$3.00']) expect(words.bundle.withMore('«1»', more)).toMatch(/«1»/);
    expect(words.bundle.withMore('«1»', '$3.00')).toContain('$3.00');
    expect(words.bundle.pick(1, 3)).toMatch(/1.*3/);
    expect(words.bundle.nextStep('«1»')).toContain('«1»');
  }
});

it('texts that a merchant has left as they were are said in them, and what he wrote stays', () => {
  const { title, texts, extras } = widgetFace(newWidget(1, 'Beside', null));
  const begun = WIDGET_TEMPLATES.flatMap(({ widget }) => [
    widget.title ?? title,
    widget.settings?.language?.add ?? texts.add,
    ...(widget.settings?.bundle?.steps.map((step) => step.title) ?? []),
  ]);
  const bundle = Object.values(newBundle().language);
  for (const words of Object.values(LANGUAGES)) {
    for (const text of [title, ...bundle, ...Object.values({ ...texts, ...extras?.texts }), ...begun])
      expect(words.own(text)).not.toBe(text);
    for (const own of ['Our own', 'toString']) expect(words.own(own)).toBe(own);
  }
  expect(ENGLISH.own(title)).toBe(title);
});
