import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isWithinLimit, MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership/membership.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { MAIL_ICON, PLUS_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { readEarlier } from '../../invitees/earlierMatches.ts';
import { GuestRows } from '../../invitees/GuestRows.tsx';
import { KnownPeople } from '../../invitees/KnownPeople.ts';
import { KnownPicker } from '../../invitees/KnownPicker.tsx';
import { PickedTiles } from '../../invitees/PersonTile.tsx';
import { FoldPart } from '../FoldPart.tsx';
import styles from '../GamePage.module.css';
import type { OwnGame } from '../OwnGame.ts';
import { Invitations, sentInvitations } from './Invitations.ts';
import { ShareLink } from './ShareLink.tsx';

/** Whether a search begins by itself when somebody drops out; saved at once (R-substitute-begin). */
const AutomaticChoice = observer(function AutomaticChoice({ game }: { game: Game }) {
  const t = useText();
  const { games, feedback } = useStores();
  /** The choice being saved. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = async (findsSubstitutes: boolean) => {
    setWanted(findsSubstitutes);
    await games.edit(game.id, { findsSubstitutes }).catch((error: unknown) => feedback.report(error));
    setWanted(null);
  };
  return (
    <Checkbox
      label={t('playerSearch.automatic')}
      hint={t('playerSearch.automatic.hint')}
      checked={wanted ?? game.findsSubstitutes}
      disabled={wanted !== null}
      onChange={(isOn) => void save(isOn)}
    />
  );
});

/** Invites more people to a game that looks for players, or for the waiting list of an agreed one. */
export const InvitePeople = observer(function InvitePeople({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const { api, games, session } = useStores();
  const [sent, setSent] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const [form] = useState(
    () =>
      new Invitations(
        () => ({
          own: session.user?.emails.map(({ email }) => email.toLowerCase()) ?? [],
          invited: games.get(own.id)?.invitee.flatMap(({ email }) => email?.toLowerCase() ?? []) ?? [],
        }),
        new KnownPeople(api, {
          gameId: own.id,
          taken: () => games.get(own.id)?.invitee.map(({ user }) => user.id) ?? [],
        }),
        () => readEarlier({ api, games }, session.user?.id ?? ''),
      ),
  );
  useKept('invite', form);
  useEffect(() => {
    if (form.open) void form.recognise();
  }, [form, form.open]);
  // Beside a match that looks for people there is room for it.
  const isRoomy = useMedia(WIDE) && game.status === 'CONFIRMED' && !game.action.includes('CONFIRMATION');
  const { guests, known, count } = form;
  const level = session.user?.membershipLevel ?? 'PLAYIT';
  const isOver = !isWithinLimit(level, 'guestsPerGame', game.invitee.length + count);

  const send = async () => {
    const contactList = form.toBody();
    const before = game.invitee;
    const command = { actionType: 'INVITE', contactList } as const;
    const isDone = await own.act(
      command,
      ({ code, data }) => code === 'E.bad.request' && guests.refuse(data.fields ?? {}),
    );
    if (!isDone) return;
    setSent(own.game ? sentInvitations(own.game, before).length : 0);
    form.close(contactList);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    guests.attempt();
    if (own.busy || count === 0 || isOver) return;
    if (guests.problems.size === 0) void send();
    else requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <FoldPart
      title={t('ownGame.invite.title')}
      value={game.shareUrl ? t('share.title') : undefined}
      startsOpen={form.open || isRoomy}
    >
      <div role="status" className={styles.status}>
        {sent > 0 && <Notice tone="success">{t('ownGame.sent', { count: sent })}</Notice>}
      </div>
      {form.open ? (
        <form ref={element} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p className={styles.quiet}>{t('organise.guests.text')}</p>
          <KnownPicker known={known} />
          <PickedTiles known={known} />
          <GuestRows guests={guests} />
          {isOver && (
            <Notice tone="error" live>
              {t('organise.guests.problem.limit', { limit: MEMBERSHIP_LIMITS[level].guestsPerGame ?? 0 })}
            </Notice>
          )}
          <div className={styles.buttons}>
            <Button
              type="submit"
              variant="primary"
              icon={MAIL_ICON}
              disabled={count === 0}
              busy={own.busy === 'INVITE'}
            >
              {count > 0 ? t('organise.send.count', { count }) : t('organise.send')}
            </Button>
            <Button variant="quiet" onClick={() => form.setOpen(false)}>
              {t('ownGame.back')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          {game.status === 'SCHEDULED' && <p className={styles.quiet}>{t('ownGame.invite.reserve')}</p>}
          <div className={styles.buttons}>
            <Button icon={PLUS_ICON} onClick={() => form.setOpen(true)}>
              {t('ownGame.invite.open')}
            </Button>
          </div>
        </>
      )}
      {!form.open && game.action.includes('EDIT') && <AutomaticChoice game={game} />}
      {game.shareUrl && <ShareLink game={game} url={game.shareUrl} />}
    </FoldPart>
  );
});
