export const REMOVED_LINE_MESSAGES = {
  removed: (title: string) => `Removed ${title}`,
  undo: 'Undo',
  undoOf: (title: string) => `Undo: put ${title} back in your cart`,
  /** Announcement for screen readers. */
  told: (title: string) => `Removed ${title}. You can undo this`,
} as const;
