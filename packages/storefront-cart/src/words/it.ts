import type { Translation } from './translation';

export const translation: Translation = {
  cart: {
    cart: 'Carrello',
    close: 'Chiudi il carrello',
    dismiss: 'Nascondi',
    loading: 'Caricamento del carrello',
    unread: 'Il tuo carrello è al sicuro',
    unreadMessage: 'In questo momento non è stato possibile caricarlo. Nulla è cambiato.',
    again: 'Riprova',
    lines: 'Articoli nel tuo carrello',
    units: (units) => (units === 1 ? '1 articolo' : `${units} articoli`),
    quantityOf: (title) => `Quantità di ${title}`,
    decrease: (title) => `Uno in meno di ${title}`,
    increase: (title) => `Uno in più di ${title}`,
    remove: (label, title) => `${label}: ${title}`,
    partOf: (title) => `fa parte di ${title}`,
    each: (price) => `${price} ciascuno`,
    soldOutSince: "Esaurito da quando l'hai aggiunto",
    price: 'Prezzo',
    priceBefore: 'Prezzo prima degli sconti',
    free: 'Gratis',
    freeGift: 'Omaggio',
    rewards: 'Premi',
    earned: 'Ottenuto',
    notEarned: 'Non ancora ottenuto',
    reached: (tier) => `Premio ottenuto: ${tier}`,
    giftAdded: (title) => `Omaggio aggiunto: ${title}`,
    giftLocked: (threshold) => `Da ${threshold}`,
    giftDiscounted: (threshold) => `Tolto perché uno sconto porta il tuo ordine sotto ${threshold}`,
    giftCharged: "Tolto perché il negozio non l'ha reso gratuito",
    giftSoldOut: 'Esaurito',
    giftOffered: 'Gratis con il tuo ordine',
    giftChoose: 'Scegli il tuo, è gratis',
    giftLoading: 'Aggiunta in corso…',
    giftInCart: 'Nel tuo carrello, gratis',
    giftRemoved: "L'hai tolto",
    giftUnavailable: 'Al momento non disponibile',
    giftAdd: 'Aggiungi',
    giftAddBack: 'Aggiungi di nuovo',
    giftPicker: (title) => `Scegli una variante di ${title}`,
    removeCode: (code) => `Rimuovi ${code}`,
    soldOut: 'esaurito',
    summary: (units, subtotal) => `Carrello aggiornato: ${units}, subtotale ${subtotal}`,
    retrying: {
      busy: 'Il negozio è occupato. Nuovo tentativo…',
      lost: 'La connessione è stata persa. Nuovo tentativo…',
    },
    failed: {
      refused: 'Il negozio non ha potuto farlo. Prova con un’altra quantità.',
      busy: 'Il negozio è occupato. Riprova tra un momento.',
      lost: 'Il negozio non è raggiungibile. Controlla la connessione e riprova.',
      line_gone: 'Questo articolo non è più nel tuo carrello.',
      code_unusable: 'Questo codice sconto non vale per il tuo carrello.',
      gift_unavailable: 'Questo omaggio al momento non è disponibile. Scegline un altro.',
    },
  },
  parts: {
    announcement_bar: {
      label: 'Annunci',
      previous: 'Annuncio precedente',
      next: 'Annuncio successivo',
      pause: 'Ferma gli annunci',
      play: 'Riprendi gli annunci',
    },
    cart_share: {
      link: 'Copia questo link',
    },
    shared_cart: {
      question: (count) =>
        count === 1
          ? 'Aggiungere questo articolo al carrello?'
          : `Aggiungere questi ${count} articoli al carrello?`,
      sent: 'Qualcuno ha condiviso un carrello con te.',
      unread: (count) =>
        count === 1
          ? 'Non è stato possibile leggere 1 articolo del link.'
          : `Non è stato possibile leggere ${count} articoli del link.`,
      add: (count) => (count === 1 ? 'Aggiungi 1 articolo' : `Aggiungi ${count} articoli`),
      notNow: 'Non ora',
      broken: 'Questo link a un carrello non è leggibile.',
      nothing: 'Non è stato aggiunto nulla. Chiedi un nuovo link.',
      refused: (count) =>
        count === 1
          ? 'Non è stato possibile aggiungere 1 articolo.'
          : `Non è stato possibile aggiungere ${count} articoli.`,
      close: 'Chiudi',
    },
    line_offers: {
      change: 'Cambia',
      changeOf: (title) => `Cambia: ${title}`,
      variantOf: (title) => `Variante di ${title}`,
      looking: 'Ricerca delle varianti',
      soldOut: 'esaurito',
      planOf: (title) => `Come si acquista ${title}`,
      planChoice: (title) => `Abbonamento a ${title}`,
      save: (discount) => `Risparmia ${discount}`,
      offersFor: (title) => `Offerte per ${title}`,
      packsOf: (units) => `Solo in confezioni da ${units}`,
      atLeast: (units) => `Minimo ${units}`,
      atMost: (units) => `Massimo ${units}`,
    },
    notes: {
      remaining: (count) => `${count === 1 ? 'Resta 1 carattere' : `Restano ${count} caratteri`}`,
      saving: 'Salvataggio…',
      saved: 'Salvato',
      failed: 'Non ancora salvato',
    },
  },
};
