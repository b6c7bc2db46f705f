import { words as list } from '../../languages/pt';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { WidgetWords } from '../widget-words';

/** @public */
export const words: WidgetWords = {
  ...list,
  label: 'Sugestões',
  previous: 'Produtos anteriores',
  next: 'Próximos produtos',
  inCart: (title) => `${title} está no carrinho`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Você também pode gostar',
    Add: 'Adicionar',
    Added: 'Adicionado',
    'Sold out': 'Esgotado',
  }),
};
