/** The sports that have a court of their own in the tokens and a plan of its lines. */
export type Sport =
  | 'TENNIS'
  | 'PICKLEBALL'
  | 'PADEL'
  | 'SQUASH'
  | 'BADMINTON'
  | 'RACQUETBALL'
  | 'PADDLE_BALL'
  | 'COURT_TENNIS'
  | 'TABLE_TENNIS'
  | 'PLATFORM_TENNIS'
  | 'PADDLE_TENNIS';
