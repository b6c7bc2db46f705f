import type { Translation } from './translation';

export const translation: Translation = {
  cart: {
    cart: 'Winkelwagen',
    close: 'Winkelwagen sluiten',
    dismiss: 'Verbergen',
    loading: 'Je winkelwagen wordt geladen',
    unread: 'Je winkelwagen is veilig',
    unreadMessage: 'Hij kon nu niet worden geladen. Er is niets in veranderd.',
    again: 'Opnieuw proberen',
    lines: 'Artikelen in je winkelwagen',
    units: (units) => (units === 1 ? '1 artikel' : `${units} artikelen`),
    quantityOf: (title) => `Aantal van ${title}`,
    decrease: (title) => `Eén minder van ${title}`,
    increase: (title) => `Eén meer van ${title}`,
    remove: (label, title) => `${label}: ${title}`,
    partOf: (title) => `hoort bij ${title}`,
    each: (price) => `${price} per stuk`,
    soldOutSince: 'Inmiddels uitverkocht',
    price: 'Prijs',
    priceBefore: 'Prijs vóór kortingen',
    free: 'Gratis',
    freeGift: 'Gratis cadeau',
    rewards: 'Beloningen',
    earned: 'Verdiend',
    notEarned: 'Nog niet verdiend',
    reached: (tier) => `Beloning verdiend: ${tier}`,
    giftAdded: (title) => `Gratis cadeau toegevoegd: ${title}`,
    giftLocked: (threshold) => `Vanaf ${threshold}`,
    giftDiscounted: (threshold) => `Eruit gehaald omdat een korting je bestelling onder ${threshold} brengt`,
    giftCharged: 'Eruit gehaald omdat de winkel het niet gratis maakte',
    giftSoldOut: 'Uitverkocht',
    giftOffered: 'Gratis bij je bestelling',
    giftChoose: 'Kies het jouwe, het is gratis',
    giftLoading: 'Wordt toegevoegd…',
    giftInCart: 'In je winkelwagen, gratis',
    giftRemoved: 'Je hebt het eruit gehaald',
    giftUnavailable: 'Nu niet beschikbaar',
    giftAdd: 'Toevoegen',
    giftAddBack: 'Weer toevoegen',
    giftPicker: (title) => `Kies een variant van ${title}`,
    removeCode: (code) => `${code} verwijderen`,
    soldOut: 'uitverkocht',
    summary: (units, subtotal) => `Winkelwagen bijgewerkt: ${units}, subtotaal ${subtotal}`,
    retrying: {
      busy: 'De winkel is druk. Nieuwe poging…',
      lost: 'De verbinding is verbroken. Nieuwe poging…',
    },
    failed: {
      refused: 'De winkel kon dit niet doen. Probeer een ander aantal.',
      busy: 'De winkel is nu druk. Probeer het zo nog eens.',
      lost: 'De winkel is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
      line_gone: 'Dit artikel zit niet meer in je winkelwagen.',
      code_unusable: 'Deze kortingscode geldt niet voor je winkelwagen.',
      gift_unavailable: 'Dit cadeau is nu niet beschikbaar. Kies een ander.',
    },
  },
  parts: {
    announcement_bar: {
      label: 'Mededelingen',
      previous: 'Vorige mededeling',
      next: 'Volgende mededeling',
      pause: 'Mededelingen stoppen',
      play: 'Mededelingen laten doorgaan',
    },
    cart_share: {
      link: 'Kopieer deze link',
    },
    shared_cart: {
      question: (count) =>
        count === 1
          ? 'Dit artikel aan je winkelwagen toevoegen?'
          : `Deze ${count} artikelen aan je winkelwagen toevoegen?`,
      sent: 'Iemand heeft een winkelwagen met je gedeeld.',
      unread: (count) =>
        count === 1
          ? '1 artikel van de link kon niet worden gelezen.'
          : `${count} artikelen van de link konden niet worden gelezen.`,
      add: (count) => (count === 1 ? '1 artikel toevoegen' : `${count} artikelen toevoegen`),
      notNow: 'Niet nu',
      broken: 'Deze link naar een winkelwagen kan niet worden gelezen.',
      nothing: 'Er is niets toegevoegd. Vraag om een nieuwe link.',
      refused: (count) =>
        count === 1
          ? '1 artikel kon niet worden toegevoegd.'
          : `${count} artikelen konden niet worden toegevoegd.`,
      close: 'Sluiten',
    },
    line_offers: {
      change: 'Wijzigen',
      changeOf: (title) => `Wijzigen: ${title}`,
      variantOf: (title) => `Variant van ${title}`,
      looking: 'Varianten worden gezocht',
      soldOut: 'uitverkocht',
      planOf: (title) => `Hoe ${title} wordt gekocht`,
      planChoice: (title) => `Abonnement op ${title}`,
      save: (discount) => `Bespaar ${discount}`,
      offersFor: (title) => `Aanbiedingen voor ${title}`,
      packsOf: (units) => `Alleen per ${units} stuks`,
      atLeast: (units) => `Minstens ${units}`,
      atMost: (units) => `Hoogstens ${units}`,
    },
    notes: {
      remaining: (count) => `Nog ${count} ${count === 1 ? 'teken' : 'tekens'}`,
      saving: 'Wordt bewaard…',
      saved: 'Bewaard',
      failed: 'Nog niet bewaard',
    },
  },
};
