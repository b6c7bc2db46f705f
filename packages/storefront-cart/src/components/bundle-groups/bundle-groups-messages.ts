/** English; translations are in `languages/`. */
export const BUNDLE_GROUPS_MESSAGES = {
  /** Name of a bundle without a known title. */
  bundle: 'Bundle',
  saves: (amount: string) => `You save ${amount}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit: ${title}`,
  remove: 'Remove bundle',
  removeOf: (title: string) => `Remove bundle: ${title}`,
  /** Message about a bundle whose discount the merchant has changed since it was built. */
  changed: (now: string, before: string) =>
    `This bundle’s discount has changed: you now save ${now} instead of ${before}.`,
  ended: (before: string) => `This bundle’s discount of ${before} has ended.`,
  askRemove: (title: string) => `Remove ${title}?`,
  askReduce: (title: string) => `Reduce ${title}?`,
  /** Additional cost of the bundle's other products. */
  costsMore: (amount: string) => `The rest of your bundle will cost ${amount} more.`,
  /** Message about gifts that are removed with the bundle, comma-separated. */
  losesGifts: (names: string, count: number) =>
    `You’ll lose your free gift${count === 1 ? '' : 's'}: ${names}.`,
  keep: 'Keep',
  goRemove: 'Remove',
  goReduce: 'Reduce',
};
