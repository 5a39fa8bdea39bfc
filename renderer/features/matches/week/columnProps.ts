import type { HourDrawing } from './HourDrawing.ts';
import type { BoardDay } from './weekBlocks.ts';

/** One day of the board, and what is drawn on it. */
export interface ColumnProps {
  day: BoardDay;
  column: number;
  hours: { from: number; to: number };
  drawing: HourDrawing;
  /** Whether an hour of a day has begun. */
  isPast: (day: string, hour: number) => boolean;
  onOrganise: () => void;
}
