import type { ReactNode } from 'react';
import { publicProfilePath } from '../../../shared/routes/paths.ts';
import { Link } from '../../ui/actions/Link.tsx';
import styles from './PlayerLink.module.css';

/** A player's name, leading to the public profile. @param code null for guests: they have none */
export function PlayerLink({ code, children }: { code: string | null; children: ReactNode }) {
  if (code === null) return <span>{children}</span>;
  return (
    <Link to={publicProfilePath(code)} className={styles.name}>
      {children}
    </Link>
  );
}
