import { messages as list } from '../../languages/de';
import { ownTexts, type WidgetText } from '../../messages/own-texts';
import type { TranslatedMessages } from '../widget-messages';

/** @public */
export const messages: TranslatedMessages = {
  ...list,
  label: 'Vorschläge',
  previous: 'Vorherige Produkte',
  next: 'Nächste Produkte',
  inCart: (title) => `${title} liegt im Warenkorb`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Das könnte dir auch gefallen',
    Add: 'Hinzufügen',
    Added: 'Hinzugefügt',
    'Sold out': 'Ausverkauft',
    Choose: 'Auswählen',
    Quantity: 'Menge',
    'One-time purchase': 'Einmalkauf',
    'Subscribe and save': 'Im Abo sparen',
    'Offer ends in': 'Angebot endet in',
    'Frequently bought together': 'Wird oft zusammen gekauft',
    'Add selected to cart': 'Auswahl in den Warenkorb',
    'Recently viewed': 'Zuletzt angesehen',
    'Buy again': 'Erneut kaufen',
    'Best sellers': 'Bestseller',
    'Build your own box': 'Stell deine eigene Box zusammen',
    'Mix and match: 3 for 2': 'Kombinieren: 3 für 2',
    'Starter kit': 'Starterset',
    'Choose your products': 'Wähle deine Produkte',
    'Choose your favorites': 'Wähle deine Favoriten',
    'Add something extra': 'Leg noch etwas dazu',
    'Choose three': 'Wähle drei',
    'Choose the base': 'Wähle die Basis',
    'Choose a refill': 'Wähle eine Nachfüllung',
    'Add bundle to cart': 'Set in den Warenkorb',
    'Choose {remaining} more': 'Noch {remaining} auswählen',
    'Your bundle is ready': 'Dein Set ist fertig',
    'You save {amount}': 'Du sparst {amount}',
  }),
  more: {
    thisItem: 'Dieser Artikel',
    total: 'Summe:',
    pick: 'Wähle Produkte aus, um sie zusammen hinzuzufügen.',
    adding: 'Wird hinzugefügt…',
    close: 'Schließen',
    ended: 'Dieses Angebot ist beendet.',
    limited: (units) =>
      units === 1
        ? 'Sonderpreis für 1 Stück pro Bestellung'
        : `Sonderpreis für bis zu ${units} Stück pro Bestellung`,
  },
  bundle: {
    label: 'Set',
    purchase: 'Kaufoptionen',
    choose: 'Auswählen',
    chosen: 'Ausgewählt',
    remove: (title) => `${title} entfernen`,
    decrease: (title) => `Menge von ${title} verringern`,
    increase: (title) => `Menge von ${title} erhöhen`,
    pick: (min, max) =>
      min === max
        ? `${max} auswählen`
        : min === 0
          ? `Bis zu ${max} auswählen`
          : `${min} bis ${max} auswählen`,
    of: (count, max) => `${count} von ${max}`,
    inBundle: 'In deinem Set',
    emptySlot: 'Leer',
    gift: 'Gratisgeschenk',
    tierFrom: (needed) => `Ab ${needed}`,
    off: (reward) => `${reward} Rabatt`,
    percent: (number) => `${number.replace('.', ',')}\u00a0%`,
    fixed: (count, amount) => `${count} für ${amount}`,
    earned: 'Freigeschaltet',
    withMore: (reward, more) => `Noch ${more} für ${reward}`,
    full: 'Dein Set ist voll',
    products: (count) => (count === 1 ? '1 Produkt' : `${count} Produkten`),
    total: 'Summe:',
    nextStep: (title) => `Weiter: ${title}`,
    previousStep: (title) => `Zurück: ${title}`,
    adding: 'Wird hinzugefügt…',
    isAdded: 'Dein Set liegt im Warenkorb',
    codes: 'Rabattcodes gelten im Warenkorb.',
    editing: 'Du änderst ein Set in deinem Warenkorb.',
    save: 'Änderungen speichern',
    cancel: 'Abbrechen',
    notSaved: 'Dein Set konnte nicht geändert werden. Es liegt unverändert im Warenkorb.',
  },
};
