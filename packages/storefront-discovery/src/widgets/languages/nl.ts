import { messages as list } from '../../languages/nl';
import { ownTexts, type WidgetText } from '../../messages/own-texts';
import type { TranslatedMessages } from '../widget-messages';

/** @public */
export const messages: TranslatedMessages = {
  ...list,
  label: 'Suggesties',
  previous: 'Vorige producten',
  next: 'Volgende producten',
  inCart: (title) => `${title} zit in je winkelwagen`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Misschien vind je dit ook leuk',
    Add: 'Toevoegen',
    Added: 'Toegevoegd',
    'Sold out': 'Uitverkocht',
    Choose: 'Kiezen',
    Quantity: 'Aantal',
    'One-time purchase': 'Eenmalig',
    'Subscribe and save': 'Abonneren en besparen',
    'Offer ends in': 'Aanbieding eindigt over',
    'Frequently bought together': 'Vaak samen gekocht',
    'Add selected to cart': 'Selectie in winkelwagen',
    'Recently viewed': 'Recent bekeken',
    'Buy again': 'Opnieuw kopen',
    'Best sellers': 'Bestsellers',
    'Build your own box': 'Stel je eigen box samen',
    'Mix and match: 3 for 2': 'Combineer: 3 voor 2',
    'Starter kit': 'Starterspakket',
    'Choose your products': 'Kies je producten',
    'Choose your favorites': 'Kies je favorieten',
    'Add something extra': 'Voeg iets extra’s toe',
    'Choose three': 'Kies er drie',
    'Choose the base': 'Kies de basis',
    'Choose a refill': 'Kies een navulling',
    'Add bundle to cart': 'Set in winkelwagen',
    'Choose {remaining} more': 'Kies er nog {remaining}',
    'Your bundle is ready': 'Je set is klaar',
    'You save {amount}': 'Je bespaart {amount}',
  }),
  more: {
    thisItem: 'Dit artikel',
    total: 'Totaal:',
    pick: 'Selecteer producten om ze samen toe te voegen.',
    adding: 'Toevoegen…',
    close: 'Sluiten',
    ended: 'Deze aanbieding is afgelopen.',
    limited: (units) =>
      units === 1
        ? 'Speciale prijs voor 1 stuk per bestelling'
        : `Speciale prijs voor maximaal ${units} stuks per bestelling`,
  },
  bundle: {
    label: 'Set',
    purchase: 'Aankoopopties',
    choose: 'Kiezen',
    chosen: 'Gekozen',
    remove: (title) => `${title} verwijderen`,
    decrease: (title) => `Aantal van ${title} verlagen`,
    increase: (title) => `Aantal van ${title} verhogen`,
    pick: (least, most) =>
      least === most
        ? `Kies er ${most}`
        : least === 0
          ? `Kies er maximaal ${most}`
          : `Kies er ${least} tot ${most}`,
    of: (count, most) => `${count} van ${most}`,
    inBundle: 'In je set',
    emptySlot: 'Leeg',
    gift: 'Gratis cadeau',
    tierFrom: (needed) => `Vanaf ${needed}`,
    off: (reward) => `${reward} korting`,
    percent: (number) => `${number.replace('.', ',')}%`,
    fixed: (count, amount) => `${count} voor ${amount}`,
    earned: 'Verdiend',
    withMore: (reward, more) => `Nog ${more} voor ${reward}`,
    full: 'Je set is vol',
    products: (count) => (count === 1 ? '1 product' : `${count} producten`),
    total: 'Totaal:',
    nextStep: (title) => `Volgende: ${title}`,
    previousStep: (title) => `Terug: ${title}`,
    adding: 'Toevoegen…',
    isAdded: 'Je set zit in de winkelwagen',
    codes: 'Kortingscodes worden in je winkelwagen toegepast.',
    editing: 'Je wijzigt een set in je winkelwagen.',
    save: 'Wijzigingen opslaan',
    cancel: 'Annuleren',
    notSaved: 'Je set kon niet worden gewijzigd. Hij zit nog ongewijzigd in je winkelwagen.',
  },
};
