import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import type { Entry } from '../../../../shared/contract/schemas/clubPeople.ts';
import { publicProfilePath } from '../../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { PlayerLink } from '../../../common/people/PlayerLink.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatDateBrief } from '../../../i18n/formatDates.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { FactLine } from '../../../ui/display/FactLine.tsx';
import {
  BLOCK_ICON,
  type IconPath,
  KEY_ICON,
  PEOPLE_ICON,
  PERSON_ICON,
  TRASH_ICON,
  UNDO_ICON,
} from '../../../ui/display/icons.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import type { MenuEntry } from '../../../ui/overlay/Menu.tsx';
import { useMenu } from '../../../ui/overlay/useMenu.tsx';
import type { ClubStore } from '../ClubStore.ts';
import type { ClubPeople } from './ClubPeople.ts';
import styles from './PeopleTab.module.css';

interface PersonRowProps {
  store: ClubStore;
  people: ClubPeople;
  club: Club;
  entry: Entry;
}

/** An organiser's action on a person of the list. */
type PersonAction = 'organiser' | 'member' | 'resign' | 'unbar' | 'bar' | 'remove';

/**
 * @param isOwn whether it is the viewer's own line
 * @returns the viewer's actions on a line of the list (R-club-roles)
 */
export function personActions(
  { role, action }: Pick<Club, 'role' | 'action'>,
  entry: Entry,
  isOwn: boolean,
): PersonAction[] {
  if (!action.includes('PEOPLE') || entry.isKeeper || entry.state === 'ASKED') return [];
  if (entry.state === 'BARRED') return ['unbar', 'remove'];
  if (entry.role !== 'ORGANISER') {
    // People only join by themselves (R-club-add).
    const roles = entry.role === 'GUEST' ? (['organiser', 'member'] as const) : (['organiser'] as const);
    return [...(entry.joinedAt === null ? [] : roles), 'remove', 'bar'];
  }
  if (isOwn) return ['resign'];
  return role === 'KEEPER' ? ['member', 'remove', 'bar'] : [];
}

const ICONS: Record<PersonAction, IconPath> = {
  ...{ organiser: KEY_ICON, member: PEOPLE_ICON, resign: UNDO_ICON, unbar: UNDO_ICON },
  ...{ bar: BLOCK_ICON, remove: TRASH_ICON },
};

const STATES = { ASKED: 'club.asked', BARRED: 'club.people.barred' } as const;

/** The actions that ask first. */
const ASKED: readonly PersonAction[] = ['bar', 'remove', 'resign'];
const isAsked = (action: PersonAction): action is 'bar' | 'remove' | 'resign' => ASKED.includes(action);

/** Somebody of the list, with the organisers' actions as a menu (R-club-roles). */
export const PersonRow = observer(function PersonRow({ store, people, club, entry }: PersonRowProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, formats } = useStores();
  const [asking, setAsking] = useState<'bar' | 'remove' | 'resign' | null>(null);
  const { id, code, role, state, isKeeper, isOwn, imageId, joinedAt } = entry;
  const name = nameOf(entry);
  const act = useAction(async (action: PersonAction) => {
    if (action === 'remove') await people.remove(id);
    else if (action === 'bar' || action === 'unbar') await people.save(id, { barred: action === 'bar' });
    else await people.save(id, { role: action === 'organiser' ? 'ORGANISER' : 'MEMBER' });
    setAsking(null);
    // Numbers, organisers and the viewer's own role are the club's.
    await store.reload();
  });
  const entries: MenuEntry[] = personActions(club, entry, isOwn).map((action) => ({
    label: t(`club.person.${action}`),
    icon: ICONS[action],
    isDanger: action === 'bar' || action === 'remove',
    onSelect: () => (isAsked(action) ? setAsking(action) : void act.run(action)),
  }));
  if (code !== null) entries.unshift({ label: t('people.profile'), icon: PERSON_ICON, to: publicProfilePath(code) });
  const { area, button, menu } = useMenu({ label: t('people.menu', { name }), entries });
  const shownRole = isKeeper ? 'KEEPER' : role;
  const facts = [
    state === 'IN' ? shownRole !== 'MEMBER' && t(`club.role.${shownRole}`) : t(STATES[state]),
    joinedAt !== null &&
      t('club.people.since', { day: formatDateBrief(joinedAt, club.timezone, formats, config.now()) }),
  ].filter((fact) => fact !== false);
  return (
    <li className={styles.person} data-person tabIndex={-1} {...area}>
      <PersonAvatar person={{ ...entry, profileImageId: imageId }} />
      <span className={styles.who}>
        <PlayerLink code={code}>{name}</PlayerLink>
        {facts.length > 0 && (
          <small>
            <FactLine facts={facts} />
          </small>
        )}
      </span>
      {button}
      {menu}
      {asking && (
        <ConfirmDialog
          title={t(`club.person.${asking}.title`)}
          verb={t(`club.person.${asking}`)}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          tone="danger"
          busy={act.isBusy}
          onConfirm={() => void act.run(asking)}
          onBack={() => setAsking(null)}
        >
          {t(`club.person.${asking}.text`, { name })}
        </ConfirmDialog>
      )}
    </li>
  );
});
