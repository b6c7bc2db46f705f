import { PREVIEW_SURFACES, type PreviewSurface, type RenderMessage } from '@cartwright/core/contract/preview';
import { followEditor, tellError } from '../editor-port';
import { handOnKeys } from '../hand-on-keys';
import { directionOf } from '../page-language';
import { storePage } from '../store-page';
import css from './placeholder.css';
import { type ComingSurface, surfaceSkeleton } from './surface-skeletons';
import skeletonCss from './surface-skeletons.css';

/** What merchants are told of a surface until it can be previewed. */
const COMING: Readonly<Record<ComingSurface, string>> = {
  bundle: 'The steps of this bundle will appear here.',
};

function openPlaceholder(surface: ComingSurface): void {
  const name = document.createElement('h1');
  const text = document.createElement('p');
  text.textContent = COMING[surface];
  const notice = document.createElement('main');
  // The editor around has a main part of its own.
  notice.ariaLabel = 'Preview';
  notice.className = 'cwp-notice';
  notice.append(name, text);
  const page = storePage(surfaceSkeleton(surface), skeletonCss);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  handOnKeys();
  followEditor(surface, ({ content, look, locale, page: isAround }: RenderMessage<ComingSurface>) => {
    name.textContent = content.name;
    page.element.dir = directionOf(locale);
    page.wear(look);
    page.showHeader(isAround);
    document.body.replaceChildren(notice, page.element);
  });
}

/** The page is one for all of them: its address says which. */
const asked = location.pathname.split('/').at(-1);
const surface = PREVIEW_SURFACES.find(isComing);
function isComing(each: PreviewSurface): each is ComingSurface {
  return each === asked && each in COMING;
}
if (surface) openPlaceholder(surface);
else tellError(`There is no preview of ${asked}.`);
