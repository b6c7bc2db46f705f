import { words as list } from '../../languages/pt';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { TranslatedWords } from '../widget-words';

/** @public */
export const words: TranslatedWords = {
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
    Choose: 'Escolher',
    Quantity: 'Quantidade',
    'One-time purchase': 'Compra única',
    'Subscribe and save': 'Assine e economize',
    'Offer ends in': 'A oferta termina em',
    'Frequently bought together': 'Frequentemente comprados juntos',
    'Add selected to cart': 'Adicionar seleção ao carrinho',
    'Recently viewed': 'Vistos recentemente',
    'Buy again': 'Comprar novamente',
    'Best sellers': 'Mais vendidos',
  }),
  more: {
    thisItem: 'Este item',
    total: 'Total:',
    pick: 'Selecione produtos para adicioná-los juntos.',
    adding: 'Adicionando…',
    close: 'Fechar',
    ended: 'Esta oferta terminou.',
  },
};
