/** Styles of home, collections and search: heroes, tiles, product grids, filters and pagination. */
export const LIST_STYLES = `
.hero { display: grid; gap: 32px clamp(24px, 5vw, 72px); align-items: center; max-width: 1280px; margin: 0 auto; padding: clamp(32px, 6vw, 88px) clamp(16px, 4vw, 48px); grid-template-columns: minmax(0, 1fr); }
.hero__text { display: grid; gap: 16px; justify-items: start; }
.hero__text .button { margin-top: 8px; }
.hero__lead { font-size: 1.125rem; color: var(--soft); max-width: 34ch; }
.hero__pictures { display: grid; grid-template-columns: 2fr 1fr; grid-template-rows: 1fr 1fr; gap: 12px; }
.hero__pictures img { width: 100%; height: 100%; object-fit: cover; border-radius: 10px; }
.hero__pictures img:first-child { grid-row: span 2; }
@media (min-width: 800px) { .hero { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); } }

.section { max-width: 1280px; margin: 0 auto; padding: 24px clamp(16px, 4vw, 48px) clamp(56px, 8vw, 104px); }
.section--first { padding-top: clamp(32px, 5vw, 64px); }
.section__head { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; margin-bottom: 28px; }
.section__head p { color: var(--soft); }
.grid { display: grid; gap: 36px 20px; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(150px, 21%)), 1fr)); }
.card__link { display: block; text-decoration: none; }
.card__picture { position: relative; border-radius: var(--card-radius); overflow: hidden; margin-bottom: 12px; background: #efe7da; aspect-ratio: 1; }
.card__picture img { width: 100%; transition: transform .25s; }
.card__link:hover img { transform: scale(1.025); }
.card__title { letter-spacing: 0; font: 500 1rem/1.35 var(--sans); }
.card__link:hover .card__title { text-decoration: underline; }
.card__price { color: var(--soft); font-variant-numeric: tabular-nums; }
.badge { position: absolute; left: 10px; top: 10px; background: var(--raised); color: var(--ink); font-size: .8125rem; padding: 2px 10px; border-radius: 12px; }
.badge--sale { background: var(--moss); color: var(--on-moss); }


.section__head a { white-space: nowrap; padding: 10px 0; }
.lead { margin-top: 8px; color: var(--soft); }
.card__title { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
.tiles { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
.tile { position: relative; display: block; border-radius: 12px; overflow: hidden; text-decoration: none; }
.tile img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; transition: transform .25s; }
.tile:hover img { transform: scale(1.02); }
.tile__title { position: absolute; left: 16px; bottom: 16px; background: var(--raised); padding: 8px 18px; border-radius: 22px; font: 500 1.125rem/1.4 var(--serif); }
.tile:hover .tile__title { text-decoration: underline; }
.story { background: #efe7da; display: grid; align-items: center; margin-bottom: clamp(40px, 6vw, 80px); }
.story img { width: 100%; max-height: 460px; object-fit: cover; }
.story__text { display: grid; gap: 16px; padding: clamp(32px, 6vw, 88px) clamp(16px, 4vw, 64px); max-width: 60ch; }
@media (min-width: 800px) { .story { grid-template-columns: 1fr 1fr; } .story img { height: 460px; } }
.filters { display: flex; flex-wrap: wrap; align-items: end; gap: 16px 28px; padding: 16px 0 28px; }
.check { display: flex; align-items: center; gap: 10px; min-height: 48px; }
.check input { width: 22px; min-height: 22px; height: 22px; margin: 0; accent-color: var(--moss); }
.filters legend, .filters__sort > span { font-size: .875rem; font-weight: 600; margin-bottom: 6px; }
.filters__prices { display: flex; flex-wrap: wrap; gap: 12px; }
.filters__prices legend { float: left; width: 100%; }
.filters__prices label { display: flex; align-items: center; gap: 8px; }
.filters__prices input { width: 92px; }
.filters__sort { display: grid; min-width: 200px; }
.filters .button { min-height: 48px; }
@media (min-width: 900px) { .filters__sort { margin-left: auto; } }
.search-page { display: flex; gap: 12px; max-width: 560px; }
.search-page input { flex: 1; min-width: 0; }
.search-page__count { margin: 16px 0 28px; color: var(--soft); overflow-wrap: anywhere; }
`;
