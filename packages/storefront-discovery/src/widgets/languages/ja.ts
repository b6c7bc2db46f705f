import { words as list } from '../../languages/ja';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { TranslatedWords } from '../widget-words';

/** @public */
export const words: TranslatedWords = {
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
    Choose: '選択',
    Quantity: '数量',
    'One-time purchase': '1回のみ購入',
    'Subscribe and save': '定期購入でお得に',
    'Offer ends in': 'オファー終了まで',
    'Frequently bought together': 'よく一緒に購入されている商品',
    'Add selected to cart': '選択した商品をカートに追加',
    'Recently viewed': '最近見た商品',
    'Buy again': 'もう一度買う',
    'Best sellers': '売れ筋商品',
  }),
  more: {
    thisItem: 'この商品',
    total: '合計：',
    pick: '一緒に追加する商品を選んでください。',
    adding: '追加中…',
    close: '閉じる',
    ended: 'このオファーは終了しました。',
  },
};
