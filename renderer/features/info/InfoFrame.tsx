import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { clubPlayers } from '../../common/people/clubPlayers.tsx';
import { useStores } from '../../stores/StoreContext.ts';
import { Court } from '../../ui/court/Court.tsx';
import styles from './InfoArticle.module.css';

/** The head that pages of words have in common. */
export const InfoFrame = observer(function InfoFrame({ title, children }: { title: string; children: ReactNode }) {
  const { language } = useStores().language;
  const [nora, bence, zsofia, milan] = clubPlayers(language);
  const sides = [
    [nora, bence],
    [zsofia, milan],
  ] as const;
  return (
    <article className={styles.page}>
      <header>
        <Court sport="TENNIS" sides={sides} size="l" className={styles.head}>
          <h1>{title}</h1>
        </Court>
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  );
});
