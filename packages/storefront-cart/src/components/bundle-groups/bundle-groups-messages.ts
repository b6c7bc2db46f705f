/** English; translations are in `languages/`. */
export const BUNDLE_GROUPS_MESSAGES = {
  /** Of a bundle whose title isn't known. */
  bundle: 'Bundle',
  saves: (amount: string) => `You save ${amount}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit: ${title}`,
  remove: 'Remove bundle',
  removeOf: (title: string) => `Remove bundle: ${title}`,
  /** Of a bundle whose discount the merchant has changed since it was built. */
  changed: (now: string, before: string) =>
    `This bundle’s discount has changed: you now save ${now} instead of ${before}.`,
  ended: (before: string) => `This bundle’s discount of ${before} has ended.`,
  askRemove: (title: string) => `Remove ${title}?`,
  askReduce: (title: string) => `Reduce ${title}?`,
  /** What the other products of the bundle will cost more. */
  costsMore: (amount: string) => `The rest of your bundle will cost ${amount} more.`,
  /** Of the gifts of the bundle that will go with it; with commas between them. */
  losesGifts: (names: string) => `You’ll lose your free gift: ${names}.`,
  keep: 'Keep',
  goRemove: 'Remove',
  goReduce: 'Reduce',
};
