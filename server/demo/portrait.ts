import { Chance } from './chance.ts';

interface Face {
  /** Decides everything that is not set here; another seed is another face. */
  seed: number;
  /** Whether the hair is worn long and no beard is drawn. */
  isWoman: boolean;
  age: number;
}

const SKINS = ['#f7d7bd', '#efc3a0', '#e0aa80', '#c68a5f', '#a06a43', '#7a4b2e'];
const HAIR = ['#2b1d16', '#4a2f1e', '#6f4a2b', '#a5713c', '#d3a55c', '#8c3f23', '#1a1a1f'];
/** On the darkest skins other hair would hardly be visible. */
const DARK_HAIR = ['#2b1d16', '#1a1a1f', '#3d1f1a'];
const GREY = ['#8f8f8c', '#c9c7c0', '#6d6c6a'];
/** Grounds and shirts are the courts of the sports and the club's own green. */
const COURTS = ['#a94a24', '#0c6e70', '#1d5ca6', '#85552a', '#1d7045', '#3e4fa1', '#7d2e3b', '#6a4a93', '#10533a'];
const SHIRTS = ['#f6f7ee', '#dcf23f', ...COURTS];

/** The hair behind head and shoulders. */
const BEHIND: Record<string, string> = {
  long: '<path d="M142 226c-10-104 46-152 114-152s124 48 114 152c-4 44 4 86 18 120H124c14-34 22-76 18-120Z"/>',
  bob: '<path d="M142 220c-8-98 48-146 114-146s122 48 114 146c-2 36-10 62-24 84H166c-14-22-22-48-24-84Z"/>',
  bun: '<circle cx="256" cy="76" r="42"/>',
  tail: '<path d="M318 98c66 18 84 96 62 198-6 24-34 16-34-8 8-66 0-116-40-148Z"/>',
};

/** The hair over the forehead. */
const FRINGES = [
  '<path d="M156 214c-6-86 40-126 100-126s106 40 100 126c-14-46-40-66-74-72-24 26-70 46-126 72Z"/>',
  '<path d="M156 212c-4-84 42-124 100-124s104 40 100 124c-10-30-22-50-40-62-44 14-82 14-120 0-18 12-30 32-40 62Z"/>',
  '<path d="M154 216c-8-92 42-132 104-132 60 0 106 40 98 132-8-40-22-60-36-72-60 18-112 8-132-4-14 14-26 40-34 76Z"/>',
  '<path d="M158 196c0-70 42-108 98-108s98 38 98 108c-12-26-24-40-40-48-38-10-78-10-116 0-16 8-28 22-40 48Z"/>',
];
const CURLS =
  '<g><circle cx="176" cy="156" r="36"/><circle cx="208" cy="120" r="38"/><circle cx="256" cy="106" r="40"/>' +
  '<circle cx="304" cy="120" r="38"/><circle cx="336" cy="156" r="36"/></g>';

/** Makes a colour lighter or darker: each channel is moved towards white or black. @param share -1 to 1 */
function shade(colour: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const moved = channels.map((channel) => Math.round(channel + (share < 0 ? channel : 255 - channel) * share));
  return `#${moved.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function shirt(chance: Chance, ground: string): string {
  const colour = chance.pick(SHIRTS.filter((each) => each !== ground));
  const collar = shade(colour, -0.18);
  const kind = chance.whole(3);
  const body = `<path d="M66 512c4-104 78-152 190-152s186 48 190 152Z" fill="${colour}"/>`;
  const neckline =
    kind === 0
      ? `<path d="M196 362 256 424 316 362 296 352 256 394 216 352Z" fill="${collar}"/>`
      : `<path d="M202 360c10 40 98 40 108 0l-12-4c-10 26-74 26-84 0Z" fill="${collar}"/>`;
  const stripe = kind === 2 ? `<path d="M90 436c88 24 244 24 332 0v28c-88 24-244 24-332 0Z" fill="${collar}"/>` : '';
  return body + stripe + neckline;
}

function features(chance: Chance, skin: string, brow: string): string {
  const dark = shade(skin, -0.62);
  const wide = 38 + chance.whole(8);
  const smile = 26 + chance.whole(14);
  const eyes = [256 - wide, 256 + wide]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="222" rx="8" ry="10" fill="#1d1613"/><circle cx="${x + 3}" cy="218" r="3" fill="#fff"/>`,
    )
    .join('');
  const brows = [256 - wide, 256 + wide]
    .map(
      (x) => `<path d="M${x - 18} 196q18-${8 + chance.whole(8)} 36 0" fill="none" stroke="${brow}" stroke-width="7"/>`,
    )
    .join('');
  const nose = `<path d="M256 228q${6 + chance.whole(8)} 22-8 28" fill="none" stroke="${shade(skin, -0.28)}" stroke-width="6"/>`;
  const mouth = `<path d="M${256 - smile} 278q${smile} ${26 + chance.whole(16)} ${2 * smile} 0Z" fill="#fff" stroke="${dark}" stroke-width="6" stroke-linejoin="round"/>`;
  return `<g stroke-linecap="round">${eyes}${brows}${nose}${mouth}</g>`;
}

const GLASSES =
  '<g fill="none" stroke="#22211f" stroke-width="6"><circle cx="214" cy="222" r="29"/><circle cx="298" cy="222" r="29"/>' +
  '<path d="M243 220q13-8 26 0"/></g>';

/** @returns a drawn portrait as SVG: the same for the same face, and not of a real person */
export function drawPortrait({ seed, isWoman, age }: Face): string {
  const chance = new Chance(seed * 7919 + 17);
  // The first numbers of neighbouring seeds are similar.
  chance.next();
  const ground = chance.pick(COURTS);
  const skin = chance.pick(SKINS);
  const isGrey = age > 52 && chance.next() < (age - 40) / 30;
  const hair = chance.pick(isGrey ? GREY : SKINS.indexOf(skin) > 2 ? DARK_HAIR : HAIR);
  const behind = isWoman ? chance.pick([...Object.values(BEHIND), '']) : '';
  const isBald = !isWoman && age > 40 && chance.next() < 0.3;
  const isCurly = chance.next() < 0.22;
  const hasBand = chance.next() < 0.18;
  const hasBeard = !isWoman && chance.next() < 0.38;
  const fringe = isBald ? '' : isCurly ? CURLS : chance.pick(FRINGES);
  const beard = hasBeard
    ? '<path d="M158 228c2 82 42 124 98 124s96-42 98-124c-12 30-34 40-58 38-26-10-54-10-80 0-24 2-46-8-58-38Z"/>'
    : '';
  const band = hasBand && !isBald ? '<path d="M156 176q100-52 200 0v-26q-100-48-200 0Z" fill="#f6f7ee"/>' : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="62 44 388 388">',
    `<rect width="512" height="512" fill="${ground}"/>`,
    '<path d="M0 356H512M120 356 60 512M392 356l60 156" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7"/>',
    `<g fill="${hair}">${behind}</g>`,
    shirt(chance, ground),
    `<path d="M216 310h80v52c0 40-80 40-80 0Z" fill="${shade(skin, -0.14)}"/>`,
    `<g fill="${skin}"><circle cx="154" cy="230" r="20"/><circle cx="358" cy="230" r="20"/>`,
    '<path d="M158 200c0-72 40-108 98-108s98 36 98 108c0 88-42 142-98 142s-98-54-98-142Z"/></g>',
    `<g fill="${hair}">${beard}${fringe}</g>`,
    features(chance, skin, shade(hair, -0.2)),
    chance.next() < 0.22 ? GLASSES : '',
    band,
    '</svg>',
  ].join('');
}
