import { messages as list } from '../../languages/pt';
import { ownTexts, type WidgetText } from '../../messages/own-texts';
import type { TranslatedMessages } from '../widget-messages';

/** @public */
export const messages: TranslatedMessages = {
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
    'Build your own box': 'Monte sua própria caixa',
    'Mix and match: 3 for 2': 'Combine: leve 3, pague 2',
    'Starter kit': 'Kit inicial',
    'Choose your products': 'Escolha seus produtos',
    'Choose your favorites': 'Escolha seus favoritos',
    'Add something extra': 'Adicione algo a mais',
    'Choose three': 'Escolha três',
    'Choose the base': 'Escolha a base',
    'Choose a refill': 'Escolha um refil',
    'Add bundle to cart': 'Adicionar kit ao carrinho',
    'Choose {remaining} more': 'Escolha mais {remaining}',
    'Your bundle is ready': 'Seu kit está pronto',
    'You save {amount}': 'Você economiza {amount}',
  }),
  more: {
    thisItem: 'Este item',
    total: 'Total:',
    pick: 'Selecione produtos para adicioná-los juntos.',
    adding: 'Adicionando…',
    close: 'Fechar',
    ended: 'Esta oferta terminou.',
    limited: (units) =>
      units === 1
        ? 'Preço especial para 1 unidade por pedido'
        : `Preço especial para até ${units} unidades por pedido`,
  },
  bundle: {
    label: 'Kit',
    purchase: 'Opções de compra',
    choose: 'Escolher',
    chosen: 'Escolhido',
    remove: (title) => `Remover ${title}`,
    decrease: (title) => `Diminuir a quantidade de ${title}`,
    increase: (title) => `Aumentar a quantidade de ${title}`,
    pick: (least, most) =>
      least === most
        ? `Escolha ${most}`
        : least === 0
          ? `Escolha até ${most}`
          : `Escolha de ${least} a ${most}`,
    of: (count, most) => `${count} de ${most}`,
    inBundle: 'No seu kit',
    emptySlot: 'Vazio',
    gift: 'Brinde',
    tierFrom: (needed) => `A partir de ${needed}`,
    off: (reward) => `${reward} de desconto`,
    percent: (number) => `${number.replace('.', ',')}%`,
    fixed: (count, amount) => `${count} por ${amount}`,
    earned: 'Conquistado',
    withMore: (reward, more) => `${reward} com mais ${more}`,
    full: 'Seu kit está completo',
    products: (count) => (count === 1 ? '1 produto' : `${count} produtos`),
    total: 'Total:',
    nextStep: (title) => `Próximo: ${title}`,
    previousStep: (title) => `Voltar: ${title}`,
    adding: 'Adicionando…',
    isAdded: 'Seu kit está no carrinho',
    codes: 'Os códigos de desconto são aplicados no carrinho.',
    editing: 'Você está alterando um kit do seu carrinho.',
    save: 'Salvar alterações',
    cancel: 'Cancelar',
    notSaved: 'Não foi possível alterar seu kit. Ele continua no carrinho como estava.',
  },
};
