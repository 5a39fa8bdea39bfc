/** What is taken for a picture: what a camera or a screen makes, and does not move. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
