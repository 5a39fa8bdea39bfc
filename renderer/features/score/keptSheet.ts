import { PLAYED_STATUSES, type PlayedStatus, SET_TYPES, WINNERS, type Winner } from '../../../shared/domain/values.ts';
import { hasTexts, isListOf, isOneOf, isRecord } from '../../stores/keptShapes.ts';
import type { Line, SetRow } from './setRow.ts';

/** A score that was typed and not saved, as it survives a reload and a session that ends. */
export interface KeptSheet {
  rows: Omit<SetRow, 'key'>[];
  playedStatus: PlayedStatus;
  named: Winner;
}

const isLine = (value: unknown): value is Line =>
  hasTexts(value, ['initiator', 'opponent']) && /^\d*$/.test(value.initiator + value.opponent);

const isRow = (value: unknown): value is Omit<SetRow, 'key'> =>
  isRecord(value) &&
  isOneOf(SET_TYPES, value.type) &&
  isLine(value.set) &&
  isLine(value.tieBreak) &&
  typeof value.added === 'boolean';

/** @returns whether it is a sheet; an earlier version of the app may have written another one */
export function isKeptSheet(value: unknown): value is KeptSheet {
  return (
    isRecord(value) &&
    isListOf(value.rows, isRow) &&
    isOneOf(PLAYED_STATUSES, value.playedStatus) &&
    isOneOf(WINNERS, value.named)
  );
}
