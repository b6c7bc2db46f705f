import type { Palette } from './palette';

export function plate(p: Palette): string {
  return `
    <circle cx="200" cy="206" r="122" fill="${p.shade}"/>
    <circle cx="200" cy="200" r="122" fill="${p.body}"/>
    <circle cx="200" cy="200" r="84" fill="${p.shade}" opacity=".55"/>
    <circle cx="200" cy="203" r="78" fill="${p.body}"/>
    <path d="M104 172a104 104 0 0 1 66-66" fill="none" stroke="${p.detail}" stroke-width="5" stroke-linecap="round" opacity=".9"/>
    <path d="M200 236c-4-30 2-56 26-78 4 30-4 58-26 78zM200 236c-6-20-20-34-40-40 4 22 18 36 40 40z" fill="#6f8360"/>`;
}

export function board(p: Palette): string {
  return `
    <g transform="rotate(-18 200 204)">
      <path d="M116 132h150c14 0 24 10 24 24v96c0 14-10 24-24 24H116c-14 0-24-10-24-24v-96c0-14 10-24 24-24z" fill="${p.shade}"/>
      <path d="M116 124h150c14 0 24 10 24 24v96c0 14-10 24-24 24H116c-14 0-24-10-24-24v-96c0-14 10-24 24-24z" fill="${p.body}"/>
      <path d="M286 176h50c12 0 18 9 18 20s-6 20-18 20h-50z" fill="${p.body}"/>
      <circle cx="334" cy="196" r="7" fill="${p.shade}"/>
      <g fill="none" stroke="${p.shade}" stroke-width="4" opacity=".6"><path d="M96 160c50-14 110 18 190 2M94 192c60-10 120 16 196 6M96 226c60-16 110 14 190 2"/><path d="M150 184c16-10 42-8 52 4-14 12-40 10-52-4z"/></g>
    </g>`;
}

export function towels(p: Palette): string {
  return `
    <path d="M88 96h224" stroke="#7a6247" stroke-width="12" stroke-linecap="round"/>
    <path d="M112 96h112v214l-14 10-14-10-14 10-14-10-14 10-14-10-14 10-14-10z" fill="#fbf6ec"/>
    <path d="M112 130h112v12H112zM112 262h112v26H112zM112 244h112v8H112z" fill="${p.body}"/>
    <path d="M204 96h88v164l-11 8-11-8-11 8-11-8-11 8-11-8-11 8-11-8z" fill="${p.body}"/>
    <path d="M204 120h88v10h-88zM204 214h88v8h-88zM204 230h88v16h-88z" fill="#fbf6ec"/>
    <path d="M204 96h20v168l-9-6-11 8z" fill="${p.shade}" opacity=".45"/>`;
}

export function carafe(p: Palette): string {
  return `
    <path d="M166 96h68v52c0 20 40 34 40 86v66c0 16-12 28-28 28h-92c-16 0-28-12-28-28v-66c0-52 40-66 40-86z" fill="${p.body}" opacity=".75"/>
    <path d="M126 244h148v56c0 16-12 28-28 28h-92c-16 0-28-12-28-28z" fill="${p.shade}" opacity=".75"/>
    <path d="M126 244c30 12 118 12 148 0" fill="none" stroke="${p.detail}" stroke-width="4"/>
    <path d="M158 78h84l-6 74h-72z" fill="${p.detail}" opacity=".75"/>
    <path d="M158 78h84l-2 14h-80z" fill="${p.shade}" opacity=".55"/>
    <path d="M146 226c2-20 12-34 22-46" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`;
}

export function teapot(p: Palette): string {
  return `
    <path d="M282 196c60-10 66 76 2 84" fill="none" stroke="${p.shade}" stroke-width="16" stroke-linecap="round"/>
    <path d="M130 250c-40-6-46-54-74-66l-4 16c12 20 20 84 84 92z" fill="${p.shade}"/>
    <path d="M116 220c0-46 36-72 88-72s88 26 88 72c0 60-34 104-88 104s-88-44-88-104z" fill="${p.body}"/>
    <path d="M244 156c30 12 48 34 48 64 0 60-34 104-88 104 50-20 66-110 40-168z" fill="${p.shade}" opacity=".55"/>
    <path d="M146 160c8-22 30-32 58-32s50 10 58 32c-30 10-86 10-116 0z" fill="${p.shade}"/>
    <circle cx="204" cy="118" r="13" fill="${p.body}"/>
    <path d="M128 234c40 16 112 16 152 0" fill="none" stroke="${p.detail}" stroke-width="4" opacity=".8"/>
    <path d="M150 196c6-12 14-20 26-24" fill="none" stroke="${p.detail}" stroke-width="7" stroke-linecap="round"/>`;
}

export function vase(p: Palette): string {
  return `
    <path d="M204 160c-6-40 2-76 22-98" fill="none" stroke="#586b4b" stroke-width="6" stroke-linecap="round"/>
    <path d="M206 122c-26 2-40-10-44-30 26-2 40 8 44 30z" fill="#6f8360"/>
    <path d="M226 62c-12-16-6-34 10-38 4 10 14 10 22 4 4 18-12 36-32 34z" fill="#c98a86"/>
    <path d="M180 156h44v34c0 16 46 34 46 86 0 34-26 54-68 54s-68-20-68-54c0-52 46-70 46-86z" fill="${p.body}"/>
    <path d="M204 156h20v34c0 16 46 34 46 86 0 34-26 54-68 54 36-22 44-110 8-140z" fill="${p.shade}" opacity=".55"/>
    <ellipse cx="202" cy="156" rx="22" ry="7" fill="${p.shade}"/>
    <path d="M148 256c34 10 74 10 108 0" fill="none" stroke="${p.detail}" stroke-width="4" opacity=".8"/>`;
}

export function jar(p: Palette): string {
  return `
    <path d="M132 158h136c14 8 22 20 22 38v96c0 18-14 32-32 32H142c-18 0-32-14-32-32v-96c0-18 8-30 22-38z" fill="${p.body}"/>
    <path d="M246 158h22c14 8 22 20 22 38v96c0 18-14 32-32 32h-24c10-50 14-110 12-166z" fill="${p.shade}" opacity=".5"/>
    <path d="M130 108h140c7 0 12 5 12 12v38H118v-38c0-7 5-12 12-12z" fill="#8a6f4d"/>
    <path d="M118 138h164v20H118z" fill="#75593a"/>
    <rect x="134" y="200" width="112" height="84" rx="4" fill="${p.detail}"/>
    <path d="M190 220l18 10v22l-18 10-18-10v-22z" fill="none" stroke="${p.shade}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M160 274h60" stroke="${p.shade}" stroke-width="4" stroke-linecap="round"/>`;
}

export function coffeeBag(p: Palette): string {
  return `
    <path d="M126 118l12-34h124l12 34v190c0 10-8 18-18 18H144c-10 0-18-8-18-18z" fill="${p.body}"/>
    <path d="M244 84h18l12 34v190c0 10-8 18-18 18h-24c14-60 18-160 12-242z" fill="${p.shade}" opacity=".6"/>
    <path d="M138 84h124l7 22H131z" fill="${p.shade}"/>
    <rect x="146" y="160" width="98" height="108" rx="4" fill="${p.detail}"/>
    <g transform="rotate(-24 196 206)"><ellipse cx="196" cy="206" rx="22" ry="30" fill="${p.shade}"/><path d="M196 178c-12 18 12 36 0 56" fill="none" stroke="${p.detail}" stroke-width="4"/></g>
    <path d="M166 252h58" stroke="${p.shade}" stroke-width="4" stroke-linecap="round"/>`;
}
