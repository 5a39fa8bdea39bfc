import { Fragment } from 'react';

/** Web and mail addresses, without the sign that ends a sentence. */
const ADDRESS = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text in which addresses are links. */
export function Linked({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => {
    // Every other part is an address: what the expression captures.
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={part.startsWith('http') ? part : `mailto:${part}`}>
        {part}
      </a>
    );
  });
}
