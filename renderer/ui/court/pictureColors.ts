import type { Sport } from '../sport.ts';

const TOKENS = {
  lit: '--court-lit',
  court: '--court',
  deep: '--court-deep',
  chalk: '--chalk',
  board: '--board',
  tile: '--tile-b',
  onBoard: '--on-board',
  softOnBoard: '--on-board-soft',
  ball: '--ball',
  onBall: '--on-ball',
  green: '--green',
} as const;

export type PictureColors = Record<keyof typeof TOKENS, string>;

/** @returns the tokens' colours as a canvas takes them: of the light theme, as the picture leaves the page */
export function pictureColors(sport: Sport): PictureColors {
  const probe = document.createElement('span');
  probe.dataset.sport = sport;
  probe.dataset.theme = 'light';
  document.body.append(probe);
  try {
    const read = (token: string) => {
      probe.style.color = `var(${token})`;
      return getComputedStyle(probe).color;
    };
    return Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, read(token)])) as PictureColors;
  } finally {
    probe.remove();
  }
}
