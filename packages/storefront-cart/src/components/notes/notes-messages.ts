/** English; translations are in `languages/`. */
export const NOTES_MESSAGES = {
  remaining: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved yet',
};
