import { TitleBar } from '../../src/cart/title-bar/title-bar';
import type { StoryPage } from './story';

const close = () => undefined;

export const page: StoryPage = {
  component: 'title-bar',
  title: 'Title bar',
  place: 'header',
  stories: ({ heading }) => {
    const bar = (id: string, count: number) => ({
      titleId: `cw-title-${id}`,
      tag: 'h2' as const,
      title: heading,
      count,
      countLabel: `${count} items`,
      closeLabel: 'Close cart',
    });
    const tags = (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((tag) => ({
      id: tag,
      title: `As ${tag}: it looks the same`,
      content: <TitleBar {...bar(tag, 3)} tag={tag} onClose={close} />,
    }));
    return [
      { id: 'empty', title: 'Empty cart', content: <TitleBar {...bar('empty', 0)} onClose={close} /> },
      { id: 'some', title: 'Some items', content: <TitleBar {...bar('some', 3)} onClose={close} /> },
      {
        id: 'many',
        title: 'Very many items',
        content: <TitleBar {...bar('many', 12_480)} onClose={close} />,
      },
      {
        id: 'not-closable',
        title: 'In the preview, without a way to close',
        content: <TitleBar {...bar('preview', 3)} />,
      },
      ...tags,
    ];
  },
};
