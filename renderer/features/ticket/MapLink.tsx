import { useText } from '../../i18n/useText.ts';
import { buttonClass } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { MAP_ICON, PIN_ICON } from '../../ui/display/icons.ts';
import styles from './MapLink.module.css';

/** @returns the address of a map at the venue, or null when it is not known where that is (R-map) */
export function mapUrl({ lat, lon }: { lat: string; lon: string }): string | null {
  if (!lat || !lon || lat === '0' || lon === '0') return null;
  const [y, x] = [encodeURIComponent(lat), encodeURIComponent(lon)];
  return `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=16/${y}/${x}`;
}

interface MapLinkProps {
  location: { name: string; lat: string; lon: string };
  /** On a ticket: the way there, as a button. */
  isRoute?: boolean;
  /** Beside a name that needs the room: the pin alone. */
  isShort?: boolean;
}

/** Opens the venue in a map; nothing where it is not known where that is (R-map). */
export function MapLink({ location, isRoute = false, isShort = false }: MapLinkProps) {
  const t = useText();
  const url = mapUrl(location);
  if (!url) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      className={isRoute ? buttonClass('glass') : isShort ? styles.pin : styles.map}
      aria-label={t('invitation.map.of', { place: location.name })}
    >
      <Icon path={isRoute ? MAP_ICON : PIN_ICON} size="s" />
      {!isShort && t('invitation.map')}
    </a>
  );
}
