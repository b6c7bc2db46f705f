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
    'Build your own box': '自分だけのボックスを作る',
    'Mix and match: 3 for 2': 'よりどり3点で2点分の価格',
    'Starter kit': 'スターターセット',
    'Choose your products': '商品を選ぶ',
    'Choose your favorites': 'お気に入りを選ぶ',
    'Add something extra': 'もう一品を追加',
    'Choose three': '3点を選ぶ',
    'Choose the base': '本体を選ぶ',
    'Choose a refill': '詰め替えを選ぶ',
    'Add bundle to cart': 'セットをカートに追加',
    'Choose {remaining} more': 'あと{remaining}点選んでください',
    'Your bundle is ready': 'セットの準備ができました',
    'You save {amount}': '{amount}お得',
  }),
  more: {
    thisItem: 'この商品',
    total: '合計：',
    pick: '一緒に追加する商品を選んでください。',
    adding: '追加中…',
    close: '閉じる',
    ended: 'このオファーは終了しました。',
    limited: (units) => `特別価格は1回のご注文につき${units}点まで`,
  },
  bundle: {
    label: 'セット',
    choose: '選ぶ',
    chosen: '選択済み',
    remove: (title) => `${title}を外す`,
    decrease: (title) => `${title}の数量を減らす`,
    increase: (title) => `${title}の数量を増やす`,
    pick: (least, most) =>
      least === most
        ? `${most}点選んでください`
        : least === 0
          ? `${most}点まで選べます`
          : `${least}〜${most}点選んでください`,
    of: (count, most) => `${most}点中${count}点`,
    inBundle: 'セットの中身',
    emptySlot: '空き',
    gift: '無料ギフト',
    giftFrom: (needed) => `${needed}以上`,
    products: (count) => `${count}点`,
    total: '合計：',
    nextStep: (title) => `次へ：${title}`,
    previousStep: (title) => `戻る：${title}`,
    adding: '追加しています…',
    isAdded: 'セットをカートに入れました',
    editing: 'カート内のセットを変更しています。',
    save: '変更を保存',
    cancel: 'キャンセル',
    notSaved: 'セットを変更できませんでした。カートの中身はそのままです。',
  },
};
