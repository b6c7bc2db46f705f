import { directionOf } from '@cartwright/core/texts/writing-direction';
import { whenChanged } from './when-changed';

/** Gives the frame's document the language and direction of a theme in this locale. */
export const speakLocale = whenChanged((locale: string) => {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
});
