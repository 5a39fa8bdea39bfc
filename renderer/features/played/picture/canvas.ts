/** Of the picture, in pixels: upright, as phones show it. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

/** @returns the face of headlines and figures, as a canvas takes it */
export const faceOf = (size: number): string => `800 ${size}px Court, sans-serif`;

/** Writes one line in the middle, smaller where it would be wider than it may. */
export function writeIn(
  context: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; width: number },
): void {
  const { width } = context.measureText(text);
  context.save();
  context.translate(at.x, at.y);
  const scale = Math.min(1, at.width / width);
  context.scale(scale, scale);
  context.fillText(text, 0, 0);
  context.restore();
}
