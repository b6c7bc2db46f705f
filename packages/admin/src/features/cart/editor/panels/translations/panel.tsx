import { setTranslation } from '@cartwright/core/cart/commands/set-translation';
import { isDefaultText } from '@cartwright/core/cart/default-texts';
import { textSlots } from '@cartwright/core/cart/text-slots';
import { translatableTexts } from '@cartwright/core/cart/translatable-texts';
import { useCallback, useMemo } from 'react';
import { TranslatedInto } from '../../../../../editor-kit/translations/translated-into';
import { TranslatedTexts } from '../../../../../editor-kit/translations/translated-texts';
import { useCartScreen, useCartView, useDocument, useRun } from '../../model/editor-context';

/** Translations of the cart's texts into the shop's other languages. */
export function TranslationsPanel() {
  const { look } = useCartScreen();
  const chosen = useCartView((view) => view.language);
  const showInPreview = useCallback((language: string) => look({ language }), [look]);
  return (
    <TranslatedInto
      noun="this cart"
      help="What you leave blank is shown as it is. Names of discounts at checkout, cross-sell widgets, apps, and custom code aren’t translated."
      chosen={chosen}
      onChoose={showInPreview}
    >
      {(language, own) => <CartTexts key={language} language={language} own={own} />}
    </TranslatedInto>
  );
}

function CartTexts({ language, own }: { readonly language: string; readonly own: string }) {
  const document = useDocument((present) => present);
  const run = useRun();
  const texts = useMemo(
    () => translatableTexts(document).map((each) => ({ ...each, group: each.componentId ?? '' })),
    [document],
  );
  const slots = useMemo(() => textSlots(document), [document]);
  if (texts.length === 0) return <p>This cart has no texts that shoppers read.</p>;
  return (
    <TranslatedTexts
      texts={texts}
      slots={slots}
      translations={document.translations}
      language={language}
      own={own}
      isDefaultText={isDefaultText}
      onTranslate={(typed) => run((before) => setTranslation(before, typed))}
    />
  );
}
