/** In the address of a game that was made a moment ago: its page says that the invitations are on their way. */
export const CREATED = 'created';
