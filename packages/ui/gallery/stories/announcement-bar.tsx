import { AnnouncementBar, type Rotation } from '../../src/cart/announcement-bar/announcement-bar';
import type { StoryPage } from './story';

const nothing = () => undefined;

const ROTATION: Rotation = {
  shown: 0,
  playing: true,
  moving: true,
  automatic: true,
  previousLabel: 'Previous announcement',
  nextLabel: 'Next announcement',
  pauseLabel: 'Pause announcements',
  playLabel: 'Resume announcements',
  onStep: nothing,
  onToggle: nothing,
  onHold: nothing,
};

export const page: StoryPage = {
  component: 'announcement-bar',
  title: 'Announcement bar',
  place: 'header',
  stories: ({ message, terms, giftArea }) => {
    const label = 'Announcements';
    const several = [giftArea, terms, `Only today: ${message}`];
    const running = { text: `${giftArea}: 09:41`, width: 100, over: false };
    return [
      {
        id: 'one',
        title: 'One message',
        content: <AnnouncementBar label={label} messages={[giftArea]} rotation={null} timer={null} />,
      },
      {
        id: 'several',
        title: 'Several, in turn',
        content: <AnnouncementBar label={label} messages={several} rotation={ROTATION} timer={null} />,
      },
      {
        id: 'stopped',
        title: 'Stopped by the shopper at the second',
        content: (
          <AnnouncementBar
            label={label}
            messages={several}
            rotation={{ ...ROTATION, shown: 1, playing: false, moving: false }}
            timer={null}
          />
        ),
      },
      {
        id: 'much',
        title: 'More than it has room for',
        content: (
          <AnnouncementBar
            label={label}
            messages={[`${giftArea}. `.repeat(15), giftArea]}
            rotation={ROTATION}
            timer={null}
          />
        ),
      },
      {
        id: 'reduced-motion',
        title: 'With reduced motion: changed manually only',
        content: (
          <AnnouncementBar
            label={label}
            messages={several}
            rotation={{ ...ROTATION, automatic: false, playing: false, moving: false }}
            timer={null}
          />
        ),
      },
      {
        id: 'timer',
        title: 'With a countdown',
        content: <AnnouncementBar label={label} messages={several} rotation={ROTATION} timer={running} />,
      },
      {
        id: 'timer-narrow',
        title: 'A countdown alone, half as wide',
        content: (
          <AnnouncementBar
            label={label}
            messages={[]}
            rotation={null}
            timer={{ ...running, text: '09:41', width: 50 }}
          />
        ),
      },
      {
        id: 'timer-over',
        title: 'When its time is over',
        content: (
          <AnnouncementBar
            label={label}
            messages={[giftArea]}
            rotation={null}
            timer={{ text: terms, width: 100, over: true }}
          />
        ),
      },
    ];
  },
};
