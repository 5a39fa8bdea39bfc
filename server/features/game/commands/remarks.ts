import type { Remarks } from './gameCommand.ts';

/** @returns what an invitee says, as columns; nothing of what they left out */
export function remarkColumns({ note, shareMyPhone }: Remarks): { note?: string | null; share_my_phone?: boolean } {
  return {
    ...(note === undefined ? {} : { note }),
    ...(shareMyPhone === undefined ? {} : { share_my_phone: shareMyPhone }),
  };
}
