import { isListOf, isRecord, isText } from '../../stores/keptShapes.ts';

/** An answer that was chosen and not given, as it survives a reload and a session that ends. */
export interface KeptAnswer {
  cells: string[];
  places: string[];
  note: string;
  shareMyPhone: boolean;
  changing: boolean;
}

/** @returns whether it is an answer; an earlier version of the app may have written another one */
export function isKeptAnswer(value: unknown): value is KeptAnswer {
  return (
    isRecord(value) &&
    isListOf(value.cells, isText) &&
    isListOf(value.places, isText) &&
    isText(value.note) &&
    typeof value.shareMyPhone === 'boolean' &&
    typeof value.changing === 'boolean'
  );
}
