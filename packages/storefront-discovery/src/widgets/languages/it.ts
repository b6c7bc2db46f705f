import { messages as list } from '../../languages/it';
import { ownTexts, type WidgetText } from '../../messages/own-texts';
import type { TranslatedMessages } from '../widget-messages';

/** @public */
export const messages: TranslatedMessages = {
  ...list,
  label: 'Suggerimenti',
  previous: 'Prodotti precedenti',
  next: 'Prodotti successivi',
  inCart: (title) => `${title} è nel carrello`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Potrebbe piacerti anche',
    Add: 'Aggiungi',
    Added: 'Aggiunto',
    'Sold out': 'Esaurito',
    Choose: 'Scegli',
    Quantity: 'Quantità',
    'One-time purchase': 'Una tantum',
    'Subscribe and save': 'Abbonati e risparmia',
    'Offer ends in': 'L’offerta termina tra',
    'Frequently bought together': 'Spesso acquistati insieme',
    'Add selected to cart': 'Aggiungi selezione al carrello',
    'Recently viewed': 'Visti di recente',
    'Buy again': 'Acquista di nuovo',
    'Best sellers': 'Più venduti',
    'Build your own box': 'Crea la tua box',
    'Mix and match: 3 for 2': 'Abbina: 3 al prezzo di 2',
    'Starter kit': 'Kit iniziale',
    'Choose your products': 'Scegli i tuoi prodotti',
    'Choose your favorites': 'Scegli i tuoi preferiti',
    'Add something extra': 'Aggiungi qualcosa in più',
    'Choose three': 'Scegline tre',
    'Choose the base': 'Scegli la base',
    'Choose a refill': 'Scegli una ricarica',
    'Add bundle to cart': 'Aggiungi il set al carrello',
    'Choose {remaining} more': 'Scegline ancora {remaining}',
    'Your bundle is ready': 'Il tuo set è pronto',
    'You save {amount}': 'Risparmi {amount}',
  }),
  more: {
    thisItem: 'Questo articolo',
    total: 'Totale:',
    pick: 'Seleziona i prodotti per aggiungerli insieme.',
    adding: 'Aggiunta…',
    close: 'Chiudi',
    ended: 'Questa offerta è terminata.',
    limited: (units) =>
      units === 1
        ? 'Prezzo speciale per 1 pezzo a ordine'
        : `Prezzo speciale per un massimo di ${units} pezzi a ordine`,
  },
  bundle: {
    label: 'Set',
    purchase: 'Opzioni di acquisto',
    choose: 'Scegli',
    chosen: 'Scelto',
    remove: (title) => `Rimuovi ${title}`,
    decrease: (title) => `Riduci la quantità di ${title}`,
    increase: (title) => `Aumenta la quantità di ${title}`,
    pick: (least, most) =>
      least === most
        ? `Scegline ${most}`
        : least === 0
          ? `Scegline fino a ${most}`
          : `Scegline da ${least} a ${most}`,
    of: (count, most) => `${count} di ${most}`,
    inBundle: 'Nel tuo set',
    emptySlot: 'Vuoto',
    gift: 'Omaggio',
    tierFrom: (needed) => `Da ${needed}`,
    off: (reward) => `${reward} di sconto`,
    percent: (number) => `${number.replace('.', ',')}%`,
    fixed: (count, amount) => `${count} a ${amount}`,
    earned: 'Ottenuto',
    withMore: (reward, more) => `${reward} con ${more} in più`,
    full: 'Il tuo set è completo',
    products: (count) => (count === 1 ? '1 prodotto' : `${count} prodotti`),
    total: 'Totale:',
    nextStep: (title) => `Avanti: ${title}`,
    previousStep: (title) => `Indietro: ${title}`,
    adding: 'Aggiunta in corso…',
    isAdded: 'Il tuo set è nel carrello',
    codes: 'I codici sconto vengono applicati nel carrello.',
    editing: 'Stai modificando un set nel carrello.',
    save: 'Salva le modifiche',
    cancel: 'Annulla',
    notSaved: 'Non è stato possibile modificare il set. È ancora nel carrello com’era.',
  },
};
