const MARKS = /\p{M}/gu;

/** @returns text by which names are found however they are written: `zoe` finds Zoë */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase();
}
