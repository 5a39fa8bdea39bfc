import { useEffect, useState } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** The text that a camera reads. */
  text: string;
  /** Its purpose, in words. */
  label: string;
}

/** A text to point a phone at. Black on white in both themes: cameras read that. */
export function QrCode({ text, label }: QrCodeProps) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('uqr').then(({ renderSVG }) => {
      if (!isGone) setSource(`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border: 2 }))}`);
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <div className={styles.code}>
      {source ? <img src={source} alt={label} width={220} height={220} /> : <Skeleton height={13.75} />}
    </div>
  );
}
