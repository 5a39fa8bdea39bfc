/** The largest file taken for a picture, in bytes (R-picture). */
export const MOST_PICTURE_BYTES = 10_000_000;

/** What is taken for a picture: what a camera or a screen makes, and does not move. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
