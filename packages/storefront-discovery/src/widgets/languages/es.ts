import { words as list } from '../../languages/es';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { WidgetWords } from '../widget-words';

/** @public */
export const words: WidgetWords = {
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
  }),
};
