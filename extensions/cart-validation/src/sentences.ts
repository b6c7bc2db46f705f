interface Sentences {
  /** Message for a charged gift. */
  readonly charged: string;
  /** Message for a free gift that the cart hasn't earned. */
  readonly unearned: string;
}

const ENGLISH: Sentences = {
  charged: 'A gift in your cart is no longer free. Go back to your cart to update or remove it.',
  unearned: 'Your cart no longer qualifies for its gift. Go back to your cart to update or remove it.',
};

const SENTENCES: Readonly<Record<string, Sentences>> = {
  AR: {
    charged: 'لم تعد إحدى الهدايا في سلتك مجانية. ارجع إلى سلتك لتحديثها أو إزالتها.',
    unearned: 'لم تعد سلتك مؤهلة للهدية الموجودة فيها. ارجع إلى سلتك لتحديثها أو إزالتها.',
  },
  DE: {
    charged:
      'Ein Geschenk in deinem Warenkorb ist nicht mehr kostenlos. Geh zurück zum Warenkorb, um es zu aktualisieren oder zu entfernen.',
    unearned:
      'Dein Warenkorb erfüllt die Bedingungen für sein Geschenk nicht mehr. Geh zurück zum Warenkorb, um es zu aktualisieren oder zu entfernen.',
  },
  EN: ENGLISH,
  ES: {
    charged: 'Un regalo de tu carrito ya no es gratis. Vuelve al carrito para actualizarlo o quitarlo.',
    unearned:
      'Tu carrito ya no cumple las condiciones para su regalo. Vuelve al carrito para actualizarlo o quitarlo.',
  },
  FR: {
    charged:
      "Un cadeau de votre panier n'est plus gratuit. Revenez à votre panier pour le mettre à jour ou le retirer.",
    unearned:
      'Votre panier ne donne plus droit à son cadeau. Revenez à votre panier pour le mettre à jour ou le retirer.',
  },
  IT: {
    charged:
      'Un omaggio nel tuo carrello non è più gratuito. Torna al carrello per aggiornarlo o rimuoverlo.',
    unearned:
      "Il tuo carrello non dà più diritto all'omaggio. Torna al carrello per aggiornarlo o rimuoverlo.",
  },
  JA: {
    charged: 'カート内のギフトは無料ではなくなりました。カートに戻り、更新または削除してください。',
    unearned:
      'カートはギフトの条件を満たさなくなりました。カートに戻り、ギフトを更新または削除してください。',
  },
  NL: {
    charged:
      'Een cadeau in je winkelwagen is niet meer gratis. Ga terug naar je winkelwagen om het bij te werken of te verwijderen.',
    unearned:
      'Je winkelwagen voldoet niet meer aan de voorwaarden voor het cadeau. Ga terug naar je winkelwagen om het bij te werken of te verwijderen.',
  },
  PT: {
    charged: 'Um brinde do seu carrinho não é mais grátis. Volte ao carrinho para atualizá-lo ou removê-lo.',
    unearned: 'Seu carrinho não dá mais direito ao brinde. Volte ao carrinho para atualizá-lo ou removê-lo.',
  },
};

/** Message for the shopper, in Shopify's language code (DE, PT_BR), with English as the fallback. */
export function sentenceFor(reason: keyof Sentences, language: string): string {
  return (SENTENCES[language.split('_')[0] ?? ''] ?? ENGLISH)[reason];
}
