import { words as list } from '../../languages/ja';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { WidgetWords } from '../widget-words';

/** @public */
export const words: WidgetWords = {
  ...list,
  label: 'おすすめ',
  previous: '前の商品',
  next: '次の商品',
  inCart: (title) => `${title}をカートに追加しました`,
  own: ownTexts<WidgetText>({
    'You may also like': 'こちらもおすすめ',
    Add: '追加',
    Added: '追加済み',
    'Sold out': '売り切れ',
  }),
};
