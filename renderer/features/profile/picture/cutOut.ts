/** Part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side of what is sent, in pixels: as large as the server keeps it. */
const SIDE = 512;

/**
 * @param url of a picture that the browser has shown
 * @returns the part as a file of a few ten kilobytes
 * @throws Error when the browser can't draw it
 */
export async function cutOut(url: string, area: Area): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // What is see-through would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
    canvas.toBlob(take, 'image/jpeg', 0.92);
  });
}
