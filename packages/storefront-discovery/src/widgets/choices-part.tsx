import { smallestUnit } from '@cartwright/core/money/currency';
import { parseDecimal } from '@cartwright/core/money/decimal';
import type { Exchange } from '@cartwright/core/rewards/exchange';
import { discountedVariant } from '@cartwright/core/widgets/discounted-variant';
import { chosenVariant, hasChoice, purchaseOptions } from '@cartwright/core/widgets/offered-product';
import type { WidgetExtras } from '@cartwright/core/widgets/widget-response';
import { BoughtTogether } from '@cartwright/ui/listing/bought-together';
import togetherStyles from '@cartwright/ui/listing/bought-together.css';
import type { Offer } from '@cartwright/ui/listing/choice-fields';
import choicesStyles from '@cartwright/ui/listing/choices.css';
import { ChoosingCard } from '@cartwright/ui/listing/choosing-card';
import cardStyles from '@cartwright/ui/listing/choosing-card.css';
import { addTogether } from './add-together';
import { amountFormat } from './amount-format';
import { MORE_ENGLISH } from './more-messages';
import { onPageVariants } from './page-variants';
import type { ChoicesPart } from './widget-parts';

/**
 * Part of the choices of a widget's products: variants, plans, quantities; and which of them are bought together.
 *
 * @public
 */
export const part: ChoicesPart = {
  css: choicesStyles + cardStyles + togetherStyles,
  draws({ extras, texts, added, messages, page, Card }) {
    const { displayType, texts: own } = extras;
    const format = amountFormat(page);
    const { productType, quantity, discount } = extras;
    const more = messages.more ?? MORE_ENGLISH;
    const exchange: Exchange = {
      currency: page.currency,
      unit: smallestUnit(page.currency),
      // Same rate as the cart's (`page-json`), also in the shop's own currency.
      rate: parseDecimal(page.rate ?? window.Shopify?.currency?.rate ?? ''),
    };
    const offer: Offer = {
      quantity,
      texts: { ...ownTexts(own, messages.own), soldOut: texts.soldOut },
      format,
      limited: more.limited,
      chosen(product, choice) {
        const chosen = chosenVariant(product, productType, choice);
        return chosen && discount ? discountedVariant(discount, product, chosen, exchange) : chosen;
      },
      isSold: (variant) => variant.available && purchaseOptions(variant, productType).length > 0,
      hasChoice: (product) => hasChoice(product, productType),
    };
    if (displayType !== 'bought_together') {
      return {
        cardOf: (card) => (
          <ChoosingCard
            key={card.product.id}
            card={card}
            offer={offer}
            added={added}
            Card={Card}
            addedText={texts.added}
          />
        ),
      };
    }
    return {
      insteadOf: (cards) => (
        <BoughtTogether
          cards={cards}
          own={page.product}
          offer={offer}
          texts={{ ...more, ...texts }}
          added={added}
          Card={Card}
          onPageVariants={onPageVariants}
          onAdd={addTogether}
        />
      ),
    };
  },
};

/** Translates default texts of the merchant's settings. */
function ownTexts(texts: WidgetExtras['texts'], own: (text: string) => string): WidgetExtras['texts'] {
  const { choose, quantity, oneTime, subscription, timer } = texts;
  return {
    choose: own(choose),
    quantity: own(quantity),
    oneTime: own(oneTime),
    subscription: own(subscription),
    timer: own(timer),
  };
}
