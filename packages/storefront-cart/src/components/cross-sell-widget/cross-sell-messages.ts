/** English; translations are in `languages/`. */
export const CROSS_SELL_MESSAGES = {
  label: 'Suggestions',
  loading: 'Loading suggestions',
  failed: 'Suggestions couldn’t be loaded.',
  again: 'Try again',
  comparedAt: 'Compared at',
  soldOutOption: (option: string) => `${option} – sold out`,
};
