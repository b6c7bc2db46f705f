import type { Palette } from './palette';

export function basket(p: Palette): string {
  const weave = [0, 1, 2, 3, 4].map((row) => {
    const y = 186 + row * 28;
    const inset = row * 6;
    return `<path d="M${96 + inset} ${y}c18-14 34 14 52 0s34 14 52 0 34 14 52 0 ${34 - inset} 14 ${52 - inset * 2} 0" fill="none" stroke="${row % 2 ? p.detail : p.shade}" stroke-width="9" stroke-linecap="round" opacity=".8"/>`;
  });
  return `
    <path d="M110 176c0-120 180-120 180 0" fill="none" stroke="${p.shade}" stroke-width="13"/>
    <path d="M86 170h228l-26 142c-2 10-10 16-20 16H132c-10 0-18-6-20-16z" fill="${p.body}"/>
    ${weave.join('')}
    <rect x="78" y="160" width="244" height="24" rx="12" fill="${p.shade}"/>`;
}

export function soap(p: Palette): string {
  return `
    <path d="M88 268l40-34h180l-30 46c-4 6-8 8-14 8H104c-16 0-22-10-16-20z" fill="${p.shade}"/>
    <path d="M108 214c0-14 10-24 24-24h142c14 0 24 10 24 24v36c0 14-10 24-24 24H132c-14 0-24-10-24-24z" fill="${p.body}"/>
    <path d="M252 190h22c14 0 24 10 24 24v36c0 14-10 24-24 24h-30c8-28 12-56 8-84z" fill="${p.shade}" opacity=".5"/>
    <g transform="rotate(-8 196 160)"><path d="M120 158c0-14 10-24 24-24h112c14 0 24 10 24 24v14c0 14-10 24-24 24H144c-14 0-24-10-24-24z" fill="${p.detail}"/><path d="M176 176c8-22 24-30 46-28-2 22-20 32-46 28z" fill="#6f8360"/></g>
    <path d="M140 232h78M140 248h54" stroke="${p.detail}" stroke-width="6" stroke-linecap="round" opacity=".9"/>`;
}

export function twine(p: Palette): string {
  const turns = Array.from({ length: 8 }, (_, index) => {
    const y = 158 + index * 16;
    return `<path d="M128 ${y}c36 14 108 14 144 0" fill="none" stroke="${index % 2 ? p.shade : p.detail}" stroke-width="5" opacity=".75"/>`;
  }).join('');
  return `
    <path d="M270 270c60 6 40 56 84 46" fill="none" stroke="${p.shade}" stroke-width="6" stroke-linecap="round"/>
    <path d="M122 146h156v136H122z" fill="${p.body}"/>
    ${turns}
    <path d="M100 110h200c8 0 12 6 12 13s-4 14-12 14H100c-8 0-12-7-12-14s4-13 12-13zM100 288h200c8 0 12 7 12 14s-4 14-12 14H100c-8 0-12-7-12-14s4-14 12-14z" fill="#a98258"/>
    <path d="M88 123c0 8 4 14 12 14h200c8 0 12-6 12-14zM88 302c0 8 4 14 12 14h200c8 0 12-6 12-14z" fill="#8a6742"/>
    <ellipse cx="200" cy="112" rx="26" ry="5" fill="#6b4f31"/>`;
}

export function trowel(p: Palette): string {
  return `
    <g transform="rotate(38 200 200)">
      <path d="M156 196c0-16 12-26 44-26s44 10 44 26v52c0 40-22 66-44 88-22-22-44-48-44-88z" fill="#9aa3a8"/>
      <path d="M200 170c32 0 44 10 44 26v52c0 40-22 66-44 88z" fill="#7d878d"/>
      <path d="M192 130h16v48h-16z" fill="#6c757b"/>
      <path d="M180 44c0-14 40-14 40 0l-4 92h-32z" fill="${p.body}"/>
      <path d="M204 34c10 1 16 4 16 10l-4 92h-14z" fill="${p.shade}" opacity=".7"/>
      <path d="M183 122h34l-1 14h-32z" fill="${p.detail}"/>
      <circle cx="200" cy="54" r="5" fill="${p.shade}"/>
    </g>`;
}

export function birdFeeder(p: Palette): string {
  return `
    <path d="M200 34v56" stroke="#6b4f31" stroke-width="6" stroke-linecap="round"/>
    <path d="M200 78l118 72H82z" fill="${p.shade}"/>
    <path d="M200 78l118 72h-50l-68-46z" fill="${p.body}" opacity=".5"/>
    <path d="M116 150h168v132H116z" fill="${p.body}"/>
    <rect x="146" y="168" width="108" height="92" rx="6" fill="${p.detail}"/>
    <path d="M146 214c30-10 78 8 108-4v44c0 4-3 6-6 6h-96c-3 0-6-2-6-6z" fill="#c7a25a"/>
    <path d="M84 280h232c6 0 10 4 10 10s-4 12-10 12H84c-6 0-10-6-10-12s4-10 10-10z" fill="${p.shade}"/>
    <path d="M270 278c-2-22 10-36 30-38 14-2 22 6 24 14l12 4-12 6c-2 10-8 14-16 14z" fill="#5d7182"/>
    <circle cx="312" cy="252" r="3" fill="#fff"/>`;
}

export function crate(p: Palette): string {
  return `
    <path d="M128 176c-6-50 30-60 44-30M230 168c0-60 44-70 48-14" fill="none" stroke="#586b4b" stroke-width="8" stroke-linecap="round"/>
    <path d="M118 120h50v70h-50z" fill="#8a4f3a"/><path d="M126 104h34v18h-34z" fill="#6b3c2b"/>
    <circle cx="206" cy="162" r="32" fill="#d9a441"/><path d="M206 132c4-12 12-16 20-16" fill="none" stroke="#586b4b" stroke-width="5" stroke-linecap="round"/>
    <path d="M246 108h34l8 84h-50z" fill="#6f8360"/>
    <path d="M84 186h232v136H84z" fill="${p.body}"/>
    <path d="M84 186h232v10H84zM84 228h232v8H84zM84 272h232v8H84z" fill="${p.shade}" opacity=".75"/>
    <path d="M84 186h20v136H84zM296 186h20v136h-20z" fill="${p.shade}"/>
    <rect x="158" y="240" width="84" height="28" rx="4" fill="${p.detail}"/>
    <path d="M172 254h56" stroke="${p.shade}" stroke-width="5" stroke-linecap="round"/>`;
}
