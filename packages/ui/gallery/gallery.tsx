import type { CSSProperties } from 'react';
import { CartFrame } from '../src/cart/frame/cart-frame';
import { addressOf, type Looks } from './looks';
import { PAGES } from './pages';
import { ShadowFrame } from './shadow-frame';
import type { Story, StoryPage } from './stories/story';
import { LONG, SHORT } from './stories/texts';
import { Switches } from './switches';

/** Pixels from which a cart may have two columns. */
const WIDE = 768;

/** One component of the cart in all its states. `component` is its folder; an unknown one shows the first. */
export function Gallery({ component, looks }: { readonly component: string | null; readonly looks: Looks }) {
  const page = PAGES.find((each) => each.component === component) ?? PAGES[0];
  if (!page) return null;
  const stories = page.stories(looks.long ? LONG : SHORT);
  const only = stories.find(({ id }) => id === looks.only);
  if (only) return <Framed page={page} story={only} looks={looks} />;
  return (
    <>
      <header className="top">
        <h1>Cart gallery</h1>
        <nav aria-label="Components">
          {PAGES.map((each) => (
            <a
              key={each.component}
              href={addressOf(each.component, looks)}
              aria-current={each === page ? 'page' : undefined}
            >
              {each.title}
            </a>
          ))}
        </nav>
        <Switches component={page.component} looks={looks} />
      </header>
      <main>
        <h2>
          {page.title} <small>{stories.length} states</small>
        </h2>
        <div className="cells">
          {stories.map((story) => (
            <figure
              key={story.id}
              id={story.id}
              className="cell"
              style={{ inlineSize: widthOf(story, looks) }}
            >
              <figcaption>
                <a href={`#${story.id}`}>{story.title}</a>
              </figcaption>
              <Framed page={page} story={story} looks={looks} />
            </figure>
          ))}
        </div>
      </main>
    </>
  );
}

/** A page of the theme, in the colours of the brand. Gaps follow the window, which is wider than the frame. */
const COLUMNS = { '--_wide': 2, '--_medium': 2, '--_narrow': 2 };
/** The cart's buttons have a colour of their own; those of lists have none until a merchant sets it. */
const BUTTON = { '--_button': 'initial' };
const PAGE: CSSProperties = { padding: 8, background: 'var(--_bg)', ...COLUMNS, ...BUTTON };

function widthOf({ wide }: Story, { width }: Looks): number {
  return wide ? Math.max(width, WIDE) : width;
}

function Framed(props: { readonly page: StoryPage; readonly story: Story; readonly looks: Looks }) {
  return (
    <ShadowFrame
      looks={{ ...props.looks, width: widthOf(props.story, props.looks) }}
      slotted={props.story.slotted}
    >
      <Placed {...props} />
    </ShadowFrame>
  );
}

/** Position of the component in the cart, for the styles around it. */
function Placed({ page, story }: { readonly page: StoryPage; readonly story: Story }) {
  const at = (place: StoryPage['place']) => (page.place === place ? story.content : null);
  if (page.place === 'whole') return story.content;
  if (page.place === 'page') {
    return (
      <div part="frame" className="cw-listing" style={PAGE}>
        {story.content}
      </div>
    );
  }
  return (
    <CartFrame header={at('header')} body={at('body')} above={at('footer')} footer={null} busy={false} />
  );
}
