import { directionOf } from '@cartwright/core/texts/writing-direction';
import { whenChanged } from './when-changed';

/** Sets language and direction of the frame's document for a locale. */
export const speakLocale = whenChanged((locale: string) => {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
});
