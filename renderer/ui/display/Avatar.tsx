import { useState } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  initials: string;
  /** Identifies the person: they have the same ground everywhere. */
  seed: string;
  /** Address of the picture. */
  src?: string | null;
  size?: 's' | 'm' | 'l' | 'xl';
}

/** A person's picture or initials. Decoration: the name is beside it. */
export function Avatar({ initials, seed, src, size = 'm' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const ground = [...seed].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 6;
  return (
    <span className={`${styles.avatar} ${styles[size]}`} data-ground={ground} aria-hidden="true">
      {/* Below the picture: seen while it loads, and if it was changed meanwhile and is gone. */}
      {initials}
      {src && src !== failed && <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />}
    </span>
  );
}
