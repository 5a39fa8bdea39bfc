import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoreContext.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';

interface PersonAvatarProps {
  person: { firstName: string; lastName: string; profileImageId: string | null };
  size?: 's' | 'm' | 'l' | 'xl';
}

/** Somebody's picture as the server says it may be seen, else initials. */
export const PersonAvatar = observer(function PersonAvatar({ person, size }: PersonAvatarProps) {
  const root = useStores();
  const { firstName, lastName, profileImageId } = person;
  const src = root.pictureUrl(profileImageId, size === 'l' || size === 'xl' ? 'full' : 'thumbnail');
  return <Avatar firstName={firstName} lastName={lastName} src={src} {...(size ? { size } : {})} />;
});
