import type { Palette } from './palette';

export function notebook(p: Palette): string {
  return `
    <path d="M124 92h158c8 0 14 6 14 14v208c0 8-6 14-14 14H124z" fill="${p.detail}"/>
    <path d="M116 84h158c8 0 14 6 14 14v208c0 8-6 14-14 14H116c-8 0-14-6-14-14V98c0-8 6-14 14-14z" fill="${p.body}"/>
    <path d="M116 84h22v236h-22c-8 0-14-6-14-14V98c0-8 6-14 14-14z" fill="${p.shade}"/>
    <path d="M256 84h10v236h-10z" fill="${p.detail}" opacity=".8"/>
    <rect x="158" y="128" width="78" height="54" rx="3" fill="${p.detail}"/>
    <path d="M170 148h54M170 164h36" stroke="${p.shade}" stroke-width="4" stroke-linecap="round"/>`;
}

export function stickers(p: Palette): string {
  return `
    <g transform="rotate(-9 150 170)"><circle cx="150" cy="166" r="62" fill="#fffdf8"/><circle cx="150" cy="166" r="54" fill="${p.body}"/><path d="M126 190c4-34 22-48 52-48-2 34-18 52-52 48z" fill="${p.detail}"/></g>
    <g transform="rotate(8 264 164)"><rect x="214" y="116" width="104" height="88" rx="20" fill="#fffdf8"/><rect x="222" y="124" width="88" height="72" rx="14" fill="#d9a441"/><path d="M244 174c0-22 10-32 24-32 10 0 16 6 18 14l14 4-14 6c-4 12-14 18-26 18h-28z" fill="#fffdf8"/></g>
    <g transform="rotate(-4 206 274)"><rect x="108" y="238" width="196" height="76" rx="38" fill="#fffdf8"/><rect x="116" y="246" width="180" height="60" rx="30" fill="#6f8360"/><path d="M150 290v-26m0 13h16m0-13v26m14-8h16c0-14-16-14-16 0 0 12 12 12 16 6m10 2v-28m12 28v-28m22 28a9 9 0 1 1 0-18 9 9 0 0 1 0 18z" fill="none" stroke="#fffdf8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

export function seedPacket(p: Palette): string {
  return `
    <path d="M128 90h144v232H128z" fill="${p.body}"/>
    <path d="M236 90h36v232h-36z" fill="${p.shade}" opacity=".45"/>
    <path d="M128 90l12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12v26H128z" fill="${p.shade}"/>
    <rect x="150" y="136" width="100" height="116" rx="50" fill="${p.detail}"/>
    <g fill="#586b4b"><path d="M198 236v-60h4v60z"/><path d="M200 208c-20 0-32-10-32-28 20 0 32 10 32 28zM200 192c18 0 30-10 30-26-18 0-30 10-30 26z"/></g>
    <path d="M160 276h80M174 294h52" stroke="${p.detail}" stroke-width="6" stroke-linecap="round"/>`;
}

export function giftCard(p: Palette): string {
  return `
    <g transform="rotate(-6 200 206)">
      <rect x="70" y="126" width="260" height="166" rx="18" fill="${p.body}"/>
      <path d="M258 126h54c10 0 18 8 18 18v130c0 10-8 18-18 18h-54z" fill="${p.shade}" opacity=".5"/>
      <path d="M140 126h22v166h-22zM70 190h260v20H70z" fill="${p.detail}" opacity=".85"/>
      <path d="M151 200c-46-34-50-58-34-64s30 20 34 64zM151 200c46-34 50-58 34-64s-30 20-34 64z" fill="none" stroke="${p.detail}" stroke-width="9" stroke-linejoin="round"/>
      <path d="M226 254h76" stroke="${p.detail}" stroke-width="6" stroke-linecap="round"/>
    </g>`;
}

export function parcel(p: Palette): string {
  return `
    <path d="M92 160l108-46 108 46v130l-108 46-108-46z" fill="${p.body}"/>
    <path d="M200 206l108-46v130l-108 46z" fill="${p.shade}"/>
    <path d="M92 160l108 46 108-46-108-46z" fill="${p.detail}" opacity=".8"/>
    <path d="M142 138l108 46v32l-24 10v-32l-108-46z" fill="${p.shade}" opacity=".8"/>
    <path d="M112 258l36 15M112 276l22 9" stroke="${p.detail}" stroke-width="5" stroke-linecap="round"/>`;
}

export function postcards(p: Palette): string {
  return `
    <g transform="rotate(-10 200 200)"><rect x="84" y="130" width="216" height="146" rx="6" fill="#fffdf8"/><rect x="94" y="140" width="196" height="126" fill="${p.shade}"/></g>
    <g transform="rotate(6 210 210)"><rect x="100" y="138" width="216" height="146" rx="6" fill="#fffdf8"/><rect x="110" y="148" width="196" height="126" fill="${p.body}"/><circle cx="266" cy="184" r="20" fill="${p.detail}"/><path d="M110 250c40-34 70-30 98-8 30-26 60-26 98-4v36H110z" fill="${p.shade}"/><path d="M160 246v-54m0 22c-16 0-24-8-26-22 16 0 24 8 26 22zm0-10c14 0 22-8 24-20-14 0-22 8-24 20z" fill="none" stroke="${p.detail}" stroke-width="5" stroke-linejoin="round"/></g>`;
}

export function calendar(p: Palette): string {
  const days = Array.from({ length: 28 }, (_, index) => {
    const [x, y] = [134 + (index % 7) * 22, 246 + Math.floor(index / 7) * 20];
    return `<circle cx="${x}" cy="${y}" r="${index === 16 ? 8 : 4}" fill="${index === 16 ? p.body : p.shade}"/>`;
  }).join('');
  return `
    <path d="M200 66l-46 34h92z" fill="none" stroke="#7a6247" stroke-width="4"/>
    <rect x="110" y="96" width="180" height="236" rx="4" fill="#fffdf8"/>
    <rect x="110" y="96" width="180" height="126" fill="${p.body}"/>
    <path d="M110 196c30-34 60-40 92-10 26-30 56-30 88-6v42H110z" fill="${p.shade}"/>
    <circle cx="242" cy="136" r="18" fill="${p.detail}"/>
    <path d="M104 90h192v12H104z" fill="#7a6247"/>
    ${days}`;
}
