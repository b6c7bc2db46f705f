import type { Palette } from './palette';

export function tee(p: Palette): string {
  return `
    <path d="M148 104l-72 34 20 66 34-12v132h140V192l34 12 20-66-72-34c-18 22-86 22-104 0z" fill="${p.body}"/>
    <path d="M252 104l72 34-20 66-34-12v132h-38c8-70 14-150 20-220z" fill="${p.shade}" opacity=".5"/>
    <path d="M148 104c16 34 88 34 104 0" fill="none" stroke="${p.shade}" stroke-width="9"/>
    <path d="M130 192l2-34M270 192l-2-34" stroke="${p.shade}" stroke-width="4" stroke-linecap="round"/>
    <path d="M130 312h140" stroke="${p.detail}" stroke-width="3" stroke-dasharray="7 5" opacity=".9"/>
    <path d="M80 188l20-7M300 181l20 7" stroke="${p.detail}" stroke-width="3" stroke-dasharray="6 4" opacity=".9"/>`;
}

export function jacket(p: Palette): string {
  return `
    <path d="M150 98l-56 28-30 144 42 12 20-78v126h148V204l20 78 42-12-30-144-56-28-50 22z" fill="${p.body}"/>
    <path d="M250 98l56 28 30 144-42 12-20-78v126h-74V120z" fill="${p.shade}" opacity=".4"/>
    <path d="M150 98l50 22-34 34zM250 98l-50 22 34 34z" fill="${p.shade}"/>
    <path d="M200 120v210" stroke="${p.shade}" stroke-width="4"/>
    <g fill="${p.detail}"><circle cx="209" cy="164" r="5"/><circle cx="209" cy="208" r="5"/><circle cx="209" cy="252" r="5"/><circle cx="209" cy="296" r="5"/></g>
    <g fill="none" stroke="${p.detail}" stroke-width="3" stroke-dasharray="6 4"><path d="M140 244h46v52h-46zM218 244h46v52h-46zM222 170h36v38h-36z"/></g>`;
}

export function beanie(p: Palette): string {
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const x = 112 + index * 22;
    return `<path d="M${x} 250v54" stroke="${p.shade}" stroke-width="5" stroke-linecap="round" opacity=".8"/>`;
  }).join('');
  return `
    <path d="M98 246c0-84 34-140 102-140s102 56 102 140z" fill="${p.body}"/>
    <path d="M240 114c40 22 62 70 62 132h-44c4-50 0-96-18-132z" fill="${p.shade}" opacity=".5"/>
    <path d="M200 106v136M160 118c-16 36-22 80-22 124M240 118c16 36 22 80 22 124" fill="none" stroke="${p.shade}" stroke-width="4" opacity=".7"/>
    <rect x="88" y="236" width="224" height="80" rx="20" fill="${p.body}"/>
    <path d="M270 236h22c11 0 20 9 20 20v40c0 11-9 20-20 20h-22z" fill="${p.shade}" opacity=".5"/>
    ${ribs}
    <rect x="250" y="266" width="34" height="24" rx="3" fill="${p.detail}"/>`;
}

export function socks(p: Palette): string {
  const sock = (x: number, fill: string) => `
    <g transform="translate(${x} 0)">
      <path d="M128 92h74v128c0 12 6 20 18 28l38 24c20 14 12 52-18 52h-46c-46 0-66-24-66-66z" fill="${fill}"/>
      <path d="M128 92h74v34h-74z" fill="${p.shade}"/>
      <path d="M128 240c0 50 24 84 66 84h20c-44-8-50-60-86-84zM262 276c12 20 0 48-22 48h-12c10-16 18-34 34-48z" fill="${p.shade}" opacity=".75"/>
      <path d="M128 150h74M128 168h74" stroke="${p.detail}" stroke-width="5" opacity=".9"/>
    </g>`;
  return sock(52, p.shade) + sock(-16, p.body);
}

export function scarf(p: Palette): string {
  const fringe = (from: number) =>
    Array.from({ length: 6 }, (_, index) => {
      const x = from + index * 12;
      return `<path d="M${x} 312v24" stroke="${p.shade}" stroke-width="5" stroke-linecap="round"/>`;
    }).join('');
  return `
    ${fringe(136)}${fringe(206)}
    <path d="M128 150c-14-50 34-74 72-74s86 24 72 74c-20 20-124 20-144 0z" fill="${p.shade}"/>
    <path d="M150 132c14 14 86 14 100 0 8-30-26-38-50-38s-58 8-50 38z" fill="#3a2f22" opacity=".35"/>
    <path d="M200 148l76 6v160h-78z" fill="${p.shade}"/>
    <path d="M124 150c40 20 90 20 110-4 12 30-10 46-30 54v114h-76z" fill="${p.body}"/>
    <path d="M128 252h76v10h-76zM128 274h76v18h-76z" fill="${p.detail}" opacity=".85"/>
    <path d="M204 268h72v8h-72zM204 286h72v12h-72z" fill="${p.detail}" opacity=".5"/>`;
}

export function cushion(p: Palette): string {
  return `
    <path d="M92 118c-14-18 0-34 20-24 58 14 118 14 176 0 20-10 34 6 20 24-14 56-14 114 0 170 14 18 0 34-20 24-58-14-118-14-176 0-20 10-34-6-20-24 14-56 14-114 0-170z" fill="${p.body}"/>
    <path d="M288 94c20-10 34 6 20 24-14 56-14 114 0 170 14 18 0 34-20 24-20-6-42-9-62-10 52-60 70-140 62-208z" fill="${p.shade}" opacity=".55"/>
    <path d="M128 132c46 10 98 10 144 0M128 276c46-10 98-10 144 0" fill="none" stroke="${p.detail}" stroke-width="4" stroke-dasharray="10 7"/>
    <circle cx="200" cy="204" r="9" fill="${p.shade}"/>
    <path d="M184 192c-18-12-34-18-52-20M216 192c18-12 34-18 52-20M184 216c-16 10-30 18-48 22M216 216c16 10 30 18 48 22" fill="none" stroke="${p.shade}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
}

export function rug(p: Palette): string {
  const fringe = Array.from({ length: 15 }, (_, index) => {
    const x = 92 + index * 15.4;
    const length = 14 + ((index * 7) % 11);
    return `<path d="M${x.toFixed(1)} 116v-${length}M${x.toFixed(1)} 304v${length}" stroke="${p.shade}" stroke-width="4" stroke-linecap="round"/>`;
  }).join('');
  return `
    ${fringe}
    <path d="M84 112h232v196H84z" fill="${p.body}"/>
    <path d="M84 132h232v12H84zM84 276h232v12H84z" fill="${p.shade}"/>
    <g fill="none" stroke="${p.detail}" stroke-width="6"><path d="M84 176l29-18 29 18 29-18 29 18 29-18 29 18 29-18 29 18M84 252l29-18 29 18 29-18 29 18 29-18 29 18 29-18 29 18"/></g>
    <path d="M84 206h232v16H84z" fill="${p.shade}" opacity=".7"/>`;
}

export function gloves(p: Palette): string {
  const glove = `
      <path d="M120 314v-90l-30-30c-14-14 4-32 18-20l16 14-6-64c-2-18 22-20 24 0l6 40 2-56c0-20 26-20 26 0l2 56 8-46c4-18 26-14 24 4l-4 52 10-28c6-16 26-8 22 8l-22 92v68z" fill="${p.body}"/>
      <path d="M112 288h112v38H112z" fill="${p.shade}"/>
      <path d="M128 240c20 12 60 12 78-2" fill="none" stroke="${p.detail}" stroke-width="4" stroke-dasharray="8 5"/>`;
  return `
    <g transform="translate(392 12) scale(-.92 .96)" opacity=".82">${glove}</g>
    <g transform="translate(-18 0)">${glove}</g>`;
}

export function backpack(p: Palette): string {
  return `
    <path d="M168 96c0-40 64-40 64 0" fill="none" stroke="${p.shade}" stroke-width="12"/>
    <path d="M112 168c0-50 30-80 88-80s88 30 88 80v132c0 16-12 28-28 28H140c-16 0-28-12-28-28z" fill="${p.body}"/>
    <path d="M248 98c26 12 40 36 40 70v132c0 16-12 28-28 28h-26c12-60 22-160 14-230z" fill="${p.shade}" opacity=".5"/>
    <path d="M112 186c0 26 40 44 88 44s88-18 88-44v-24H112z" fill="${p.shade}"/>
    <path d="M150 178v70M250 178v70" stroke="#8a5f3c" stroke-width="14" stroke-linecap="round"/>
    <path d="M143 232h14v16h-14zM243 232h14v16h-14z" fill="#e0c48a"/>
    <path d="M140 262h120v42c0 6-4 10-10 10H150c-6 0-10-4-10-10z" fill="none" stroke="${p.detail}" stroke-width="3" stroke-dasharray="7 5"/>`;
}
