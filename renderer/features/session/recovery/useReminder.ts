import { useState } from 'react';
import { forgottenPassword } from '../../../../shared/contract/account.ts';
import { useStores } from '../../../stores/StoreContext.ts';

/** Sending a reminder, by mail or by text message. */
export interface Reminder {
  busy: boolean;
  /** Where the last one went; it takes another target, not the same one again. */
  sentTo: string | null;
  /** The target the server found wrong although it looked right here. */
  refused: string | null;
  send: (kind: 'email' | 'phone', target: string) => Promise<void>;
}

/** What it says is the same whatever exists (R-password-forgotten). */
export function useReminder(): Reminder {
  const { api, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const send = async (kind: 'email' | 'phone', target: string) => {
    setBusy(true);
    try {
      await api.call(forgottenPassword, { body: { [kind]: target } });
      setSentTo(target);
    } catch (error) {
      const { on } = feedback.report(error, { retry: () => void send(kind, target) });
      if (on === 'fields') setRefused(target);
    } finally {
      setBusy(false);
    }
  };
  return { busy, sentTo, refused, send };
}
