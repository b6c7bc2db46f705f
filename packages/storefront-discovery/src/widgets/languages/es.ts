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
    'Build your own box': 'Crea tu propia caja',
    'Mix and match: 3 for 2': 'Combina: 3 por 2',
    'Starter kit': 'Kit de inicio',
    'Choose your products': 'Elige tus productos',
    'Choose your favorites': 'Elige tus favoritos',
    'Add something extra': 'Añade algo extra',
    'Choose three': 'Elige tres',
    'Choose the base': 'Elige la base',
    'Choose a refill': 'Elige una recarga',
    'Add bundle to cart': 'Añadir pack al carrito',
    'Choose {remaining} more': 'Elige {remaining} más',
    'Your bundle is ready': 'Tu pack está listo',
    'You save {amount}': 'Ahorras {amount}',
  }),
  more: {
    thisItem: 'Este artículo',
    total: 'Total:',
    pick: 'Selecciona productos para añadirlos juntos.',
    adding: 'Añadiendo…',
    close: 'Cerrar',
    ended: 'Esta oferta ha terminado.',
    limited: (units) =>
      units === 1
        ? 'Precio especial para 1 unidad por pedido'
        : `Precio especial para un máximo de ${units} unidades por pedido`,
  },
  bundle: {
    label: 'Pack',
    choose: 'Elegir',
    chosen: 'Elegido',
    remove: (title) => `Quitar ${title}`,
    decrease: (title) => `Reducir la cantidad de ${title}`,
    increase: (title) => `Aumentar la cantidad de ${title}`,
    pick: (least, most) =>
      least === most ? `Elige ${most}` : least === 0 ? `Elige hasta ${most}` : `Elige de ${least} a ${most}`,
    of: (count, most) => `${count} de ${most}`,
    inBundle: 'En tu pack',
    emptySlot: 'Vacío',
    total: 'Total:',
    nextStep: (title) => `Siguiente: ${title}`,
    previousStep: (title) => `Atrás: ${title}`,
    adding: 'Añadiendo…',
    isAdded: 'Tu pack está en el carrito',
  },
};
