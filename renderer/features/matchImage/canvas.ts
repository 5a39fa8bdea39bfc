/** The place of one line of text: its middle, or its left edge, and how wide it may be. */
export interface Line {
  x: number;
  y: number;
  width: number;
  /** Size of its letters. */
  size: number;
}

/** The place of a box, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The layout of a picture, in pixels. */
export interface PictureShape {
  width: number;
  height: number;
  sport: Line;
  day: Line;
  court: Box;
  /** A player's circle. */
  radius: number;
  board: Box;
  brand: Line;
}

/** As phones show it, and their share sheets hand it on. */
export const UPRIGHT: PictureShape = {
  width: 1080,
  height: 1350,
  sport: { x: 540, y: 120, width: 960, size: 96 },
  day: { x: 540, y: 215, width: 960, size: 42 },
  court: { left: 90, top: 300, width: 900, height: 430 },
  radius: 52,
  board: { left: 50, top: 800, width: 980, height: 430 },
  brand: { x: 540, y: 1290, width: 960, size: 40 },
};

/** As chats and sites show the picture of a link. */
export const WIDE: PictureShape = {
  width: 1200,
  height: 630,
  sport: { x: 600, y: 74, width: 1100, size: 72 },
  day: { x: 600, y: 144, width: 1100, size: 36 },
  court: { left: 50, top: 220, width: 520, height: 300 },
  radius: 40,
  board: { left: 610, top: 200, width: 540, height: 340 },
  brand: { x: 600, y: 590, width: 1100, size: 30 },
};

/** @returns the font of headlines and figures, as a canvas takes it */
export const faceOf = (size: number): string => `800 ${size}px Court, sans-serif`;

/** Writes one line, smaller where it would be wider than it may. */
export function writeIn(context: CanvasRenderingContext2D, text: string, { x, y, width, size }: Line): void {
  context.save();
  context.font = faceOf(size);
  const scale = Math.min(1, width / context.measureText(text).width);
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillText(text, 0, 0);
  context.restore();
}

/** Fills a box with round corners. */
export function fillBox(context: CanvasRenderingContext2D, { left, top, width, height }: Box, radius: number): void {
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.fill();
}
