import * as z from 'zod';
import { type Issue, issue } from '../editing/issue';
import { instant, listOf } from '../texts/limited';
import { shopperText } from '../texts/shopper-text';
import { widthIssues } from '../texts/text-issues';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

export const TIMER_KINDS = ['minutes', 'date'] as const;

/**
 * Texts of the timer. `{{timer}}` is the time left. Without a text for its end, the timer is hidden when it is
 * over.
 */
export const TIMER_TEXTS = textTable<{ readonly timerEnabled: boolean }>()({
  timer: {
    label: 'Timer text',
    limit: 'message',
    default: 'Your cart is reserved for {{timer}}',
    required: ({ timerEnabled }) => timerEnabled,
    placeholders: ['{{timer}}'],
    help: '{{timer}} shows the time left.',
  },
  timerEnded: {
    label: 'When time is up',
    limit: 'message',
    default: '',
    placeholders: [],
    help: 'Leave blank to hide the timer.',
  },
});

const settings = z.strictObject({
  messages: listOf(shopperText({ label: 'Message', limit: 'message' }), 'announcements'),
  rotationSeconds: z.number(),
  timerEnabled: z.boolean(),
  timerKind: z.enum(TIMER_KINDS),
  timerMinutes: z.number(),
  timerEnd: instant().nullable(),
  timerWidth: z.number(),
  language: textsSchema(TIMER_TEXTS),
});
export type AnnouncementBarSettings = z.infer<typeof settings>;

const TITLE = 'Announcement Bar';

/** Maximum countdown: a day. */
const MAX_MINUTES = 1440;

/**
 * Rotating messages above the cart, with an optional countdown: a number of minutes from the first item, or until
 * an instant (UTC, ISO 8601). `timerWidth` is a percentage of the drawer, 10–100.
 */
export const announcementBar = defineComponent({
  name: 'Announcement Bar',
  description: 'Rotating messages, with an optional timer.',
  version: '1.0',
  anchor: 'header',
  settings,
  labels: {
    messages: 'Messages',
    rotationSeconds: 'Seconds for each message',
    timerEnabled: 'Show a countdown',
    timerKind: {
      label: 'Countdown ends',
      valueLabels: { minutes: 'A set time after the first item is added', date: 'At a date' },
    },
    timerMinutes: 'Minutes',
    timerEnd: { label: 'Ends', isInstant: true },
    timerWidth: 'Timer width',
    ...textLabels(TIMER_TEXTS, 'language'),
  },
  defaults: (): AnnouncementBarSettings => ({
    messages: [],
    rotationSeconds: 5,
    timerEnabled: false,
    timerKind: 'minutes',
    timerMinutes: 10,
    timerEnd: null,
    timerWidth: 100,
    language: textDefaults(TIMER_TEXTS),
  }),
  validate: announcementIssues,
});

function announcementIssues(own: AnnouncementBarSettings): Issue[] {
  const issues: Issue[] = [];
  if (!own.messages.some((message) => message.trim() !== '')) {
    issues.push(issue('announcement_empty', ['messages'], 'Announcement Bar cannot be empty.', TITLE));
  }
  if (own.messages.length > 1 && !(own.rotationSeconds >= 2 && own.rotationSeconds <= 60)) {
    issues.push(issue('rotation', ['rotationSeconds'], 'Enter 2 to 60 seconds.', TITLE));
  }
  return own.timerEnabled ? [...issues, ...timerIssues(own)] : issues;
}

function timerIssues(own: AnnouncementBarSettings): Issue[] {
  const { timerKind, timerMinutes, timerEnd, timerWidth, language } = own;
  const issues = [
    ...widthIssues(timerWidth, ['timerWidth'], 'Timer width', TITLE),
    ...textIssues(TIMER_TEXTS, language, own, ['language'], TITLE),
  ];
  const whole = Number.isInteger(timerMinutes) && timerMinutes >= 1 && timerMinutes <= MAX_MINUTES;
  if (timerKind === 'minutes' && !whole) {
    issues.push(issue('minutes', ['timerMinutes'], `Enter a whole number from 1 to ${MAX_MINUTES}.`, TITLE));
  }
  if (timerKind === 'date' && timerEnd === null) {
    issues.push(issue('timer_end', ['timerEnd'], 'Choose when the timer ends.', TITLE));
  }
  return issues;
}
