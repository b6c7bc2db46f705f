import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { directionOf } from '@cartwright/core/texts/writing-direction';
import type { TextSlot } from '@cartwright/core/translations/text-slots';
import type { Translation } from '@cartwright/core/translations/translations';
import { Button } from '@cartwright/ui/admin/button';
import { useId, useLayoutEffect, useRef } from 'react';
import type { FieldScope } from '../fields/field-scope';
import { TextSetting } from '../fields/text-setting';
import { ownLanguageName } from '../preview/languages';
import type { TranslationState } from './translation-state';

/** Text with its field's properties. */
export type EditedText = Pick<TextSlot, 'key' | 'label' | 'rule' | 'text' | 'namesDiscount' | 'isShopifys'>;

interface TranslationFieldProps {
  readonly text: EditedText;
  readonly translation: Translation | undefined;
  readonly state: TranslationState;
  readonly language: string;
  /** The shop's own language. */
  readonly own: string;
  readonly scope: FieldScope;
  readonly onTranslate: (text: string) => void;
}

/** Original text, and field of its translation. */
export function TranslationField({
  text,
  translation,
  state,
  language,
  own,
  scope,
  onTranslate,
}: TranslationFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const { key, label, rule } = text;
  const typed = translation?.text ?? '';
  useLayoutEffect(
    function writeInLanguage() {
      const input = field.current?.querySelector('input');
      input?.setAttribute('lang', language);
      input?.setAttribute('dir', directionOf(language));
    },
    [language],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have a legend, and the original is no caption.
    <div className="cw-translation" role="group" aria-labelledby={`${id}-label ${id}-original`}>
      <p className="cw-translation__label" id={`${id}-label`}>
        {label}
      </p>
      <p className="cw-translation__original" id={`${id}-original`} lang={own} dir={directionOf(own)}>
        {text.text}
      </p>
      <div ref={field}>
        <TextSetting
          scope={scope}
          path={['translations', language, key, 'text']}
          label={`${label}: ${ownLanguageName(language)}`}
          labelHidden
          value={typed}
          original={text.text}
          limit={TEXT_LIMITS[rule.limit]}
          onChange={onTranslate}
          {...(rule.placeholders !== undefined && { placeholders: rule.placeholders })}
          {...helpOf(state, text.namesDiscount)}
        />
      </div>
      {state === 'changed' && (
        <div className="cw-translation__changed">
          <p>
            The original has changed since. It was: <q lang={own}>{translation?.original}</q>
          </p>
          <Button
            onClick={() => {
              onTranslate(typed);
              // The focused button was removed.
              field.current?.querySelector('input')?.focus();
            }}
            accessibilityLabel={`Keep translation of ${label}`}
          >
            Keep translation
          </Button>
        </div>
      )}
    </div>
  );
}

function helpOf(state: TranslationState, namesDiscount: boolean): { readonly help?: string } {
  const help = [
    ...(state === 'own_words' ? ['Translated by Cartwright. Type to use your own words.'] : []),
    ...(state === 'shopifys'
      ? ['Shown as this option is translated in Shopify. Type to use your own words.']
      : []),
    ...(namesDiscount ? ['As the discount’s name at checkout, the original stays.'] : []),
  ];
  return help.length === 0 ? {} : { help: help.join(' ') };
}
