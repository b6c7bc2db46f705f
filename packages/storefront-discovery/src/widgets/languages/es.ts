import { words as list } from '../../languages/es';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { TranslatedWords } from '../widget-words';

/** @public */
export const words: TranslatedWords = {
  ...list,
  label: 'Sugerencias',
  previous: 'Productos anteriores',
  next: 'Productos siguientes',
  inCart: (title) => `${title} está en el carrito`,
  own: ownTexts<WidgetText>({
    'You may also like': 'También te puede gustar',
    Add: 'Añadir',
    Added: 'Añadido',
    'Sold out': 'Agotado',
    Choose: 'Elegir',
    Quantity: 'Cantidad',
    'One-time purchase': 'Compra única',
    'Subscribe and save': 'Suscríbete y ahorra',
    'Offer ends in': 'La oferta termina en',
    'Frequently bought together': 'Comprados juntos habitualmente',
    'Add selected to cart': 'Añadir selección al carrito',
    'Recently viewed': 'Vistos recientemente',
    'Buy again': 'Volver a comprar',
    'Best sellers': 'Más vendidos',
  }),
  more: {
    thisItem: 'Este artículo',
    total: 'Total:',
    pick: 'Selecciona productos para añadirlos juntos.',
    adding: 'Añadiendo…',
    close: 'Cerrar',
    ended: 'Esta oferta ha terminado.',
  },
};
