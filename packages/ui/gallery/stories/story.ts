import type { ReactNode } from 'react';
import type { Texts } from './texts';

/** One state of a component, as data: what is shown, under a name of its own. */
export interface Story {
  /** The same over the years: it is the anchor of the state, and the name of its picture. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Whether there is no such state on a phone. */
  readonly wide?: boolean;
  /** Content of the cart's slots. */
  readonly slotted?: ReactNode;
}

/** All states of the components of one folder of `src/cart`, or of `src/listing`. */
export interface StoryPage {
  /** The folder. */
  readonly component: string;
  readonly title: string;
  /** Position in the cart; `whole` brings the cart's frame itself, and `page` is none of the cart's. */
  readonly place: 'header' | 'body' | 'footer' | 'whole' | 'page';
  readonly stories: (texts: Texts) => readonly Story[];
}
