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
import { messages as ar } from './ar';
import { messages as de } from './de';
import { messages as es } from './es';
import { messages as fr } from './fr';
import { messages as it_ } from './it';
import { messages as ja } from './ja';
import { messages as nl } from './nl';
import { messages as pt } from './pt';

const LANGUAGES: Readonly<Record<string, TranslatedMessages>> = { ar, de, es, fr, it: it_, ja, nl, pt };

it('widget messages exist in every storefront language', () => {
  expect(Object.keys(LANGUAGES)).toEqual(SPOKEN);
  for (const messages of Object.values(LANGUAGES)) {
    expect(messages.inCart('«1»')).toContain('«1»');
    for (const name of ['label', 'previous', 'next'] as const) expect(messages[name].trim()).not.toBe('');
    expect(Object.keys(messages.more)).toEqual(Object.keys(MORE_ENGLISH));
    for (const text of Object.values(messages.more))
      expect((typeof text === 'string' ? text : text(2)).trim()).not.toBe('');
    expect(Object.keys(messages.bundle)).toEqual(Object.keys({ ...BUNDLE_ENGLISH, ...BUNDLE_EDIT_ENGLISH }));
    for (const more of [3, '$3.00']) expect(messages.bundle.withMore('«1»', more)).toMatch(/«1»/);
    expect(messages.bundle.withMore('«1»', '$3.00')).toContain('$3.00');
    expect(messages.bundle.pick(1, 3)).toMatch(/1.*3/);
    expect(messages.bundle.nextStep('«1»')).toContain('«1»');
  }
});

it('widget messages translate default texts and keep the merchant’s own', () => {
  const { title, texts, extras } = widgetFace(newWidget(1, 'Beside', null));
  const begun = WIDGET_TEMPLATES.flatMap(({ widget }) => [
    widget.title ?? title,
    widget.settings?.language?.add ?? texts.add,
    ...(widget.settings?.bundle?.steps.map((step) => step.title) ?? []),
  ]);
  const bundle = Object.values(newBundle().language);
  for (const messages of Object.values(LANGUAGES)) {
    for (const text of [title, ...bundle, ...Object.values({ ...texts, ...extras?.texts }), ...begun])
      expect(messages.own(text)).not.toBe(text);
    for (const own of ['Our own', 'toString']) expect(messages.own(own)).toBe(own);
  }
  expect(ENGLISH.own(title)).toBe(title);
});
