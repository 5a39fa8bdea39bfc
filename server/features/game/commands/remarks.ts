import type { ActionBody } from './command.ts';

/** What an invitee says beside their answer; what is left out stays as it was. */
export interface Remarks {
  note?: string | null;
  shareMyPhone?: boolean;
}

export const readRemarks = ({ note, shareMyPhone }: ActionBody): Remarks => ({
  ...(note === undefined ? {} : { note: note || null }),
  ...(shareMyPhone === undefined ? {} : { shareMyPhone }),
});

/** @returns what an invitee says, as columns; nothing of what they left out */
export function remarkColumns({ note, shareMyPhone }: Remarks): { note?: string | null; share_my_phone?: boolean } {
  return {
    ...(note === undefined ? {} : { note }),
    ...(shareMyPhone === undefined ? {} : { share_my_phone: shareMyPhone }),
  };
}
