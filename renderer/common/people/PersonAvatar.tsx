import { observer } from 'mobx-react-lite';
import { initialsOf } from '../../../shared/domain/people/personName.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';

interface PersonAvatarProps {
  person: { firstName: string; lastName: string; profileImageId: string | null };
  size?: 's' | 'm' | 'l' | 'xl';
}

/** Somebody's picture as the server says it may be seen, else initials. */
export const PersonAvatar = observer(function PersonAvatar({ person, size }: PersonAvatarProps) {
  const root = useStores();
  const src = root.pictureUrl(person.profileImageId, size === 'l' || size === 'xl' ? 'full' : 'thumbnail');
  return (
    <Avatar
      initials={initialsOf(person, root.language.language)}
      seed={person.firstName + person.lastName}
      src={src}
      {...(size ? { size } : {})}
    />
  );
});
