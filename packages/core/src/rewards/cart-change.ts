/** One thing that must change in the cart so that it holds the gifts that are earned, and no others. */
export type CartChange =
  | {
      readonly type: 'add';
      readonly giftId: string;
      readonly variantId: number;
      readonly quantity: 1;
      readonly properties: Readonly<Record<string, string>>;
    }
  | { readonly type: 'set'; readonly lineKey: string; readonly quantity: 0 | 1; readonly reason: SetReason };

/** Why one of our lines is taken out or reduced; `not_live`: no tier of the live bar gives it. */
export type SetReason = 'not_earned' | 'not_live' | 'surplus' | 'charged';
