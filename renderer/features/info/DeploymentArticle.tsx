import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { getInfoText } from '../../../shared/contract/config.ts';
import type { InfoText } from '../../../shared/contract/schemas/config.ts';
import type { InfoPageName } from '../../../shared/domain/infoText.ts';
import { locateAddresses } from '../../../shared/domain/people/findAddresses.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './InfoArticle.module.css';
import { InfoFrame } from './InfoFrame.tsx';

/** A piece of a text, and where it leads; null where it is only read. */
interface LinkPart {
  text: string;
  href: string | null;
}

/** A web address, without the punctuation that ends a sentence. */
const WEB = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])/;

const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

function mailParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const { address, word, index } of locateAddresses(text)) {
    const at = word.toLowerCase().indexOf(address);
    // The word has invisible characters in it.
    if (at < 0) continue;
    const from = index + at;
    parts.push({ text: text.slice(end, from), href: null });
    end = from + address.length;
    parts.push({ text: text.slice(from, end), href: mailTo(address) });
  }
  return [...parts, { text: text.slice(end), href: null }];
}

/** @returns a text in pieces: web and mail addresses, whole ones alone, and the text between them (R-email-form) */
export function linkParts(text: string): LinkPart[] {
  return text
    .split(WEB)
    .flatMap((part, index) => (index % 2 === 1 ? [{ text: part, href: part }] : mailParts(part)))
    .filter((part) => part.text !== '');
}

/** A text in which addresses are links. */
function Linked({ text }: { text: string }) {
  return linkParts(text).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.href === null) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <a key={key} href={part.href}>
        {part.text}
      </a>
    );
  });
}

interface DeploymentArticleProps {
  page: InfoPageName;
  title: TextKey;
  /** The text of every deployment: shown where nothing was written. */
  children: ReactNode;
}

/** A page whose text comes from the deployment's operator (files in `TEXTS_DIR`). */
export const DeploymentArticle = observer(function DeploymentArticle({
  page,
  title,
  children,
}: DeploymentArticleProps) {
  const t = useText();
  const { api, language } = useStores();
  const [text, setText] = useState<InfoText | 'none' | null>(null);
  const shown = language.language;
  usePageTitle(t(title));
  useEffect(() => {
    const abort = new AbortController();
    api.call(getInfoText, { query: { page, language: shown }, signal: abort.signal }).then(setText, () => {
      // Nothing was written, or nobody answers: the general text holds.
      if (!abort.signal.aborted) setText('none');
    });
    return () => abort.abort();
  }, [api, page, shown]);
  if (text === 'none') return children;
  return (
    <InfoFrame title={text?.title ?? t(title)}>
      {text === null ? (
        <div aria-busy="true">
          <Skeleton height={12} />
        </div>
      ) : (
        <div className={styles.sections}>
          {text.sections.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the file's sections have no other name and no state
            <section key={index}>
              {section.title && <h2>{section.title}</h2>}
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.written}>
                  <Linked text={paragraph} />
                </p>
              ))}
            </section>
          ))}
        </div>
      )}
    </InfoFrame>
  );
});
