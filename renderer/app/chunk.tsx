import { type ComponentType, lazy, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface Chunk<Props> {
  /** Fetches the code; what is drawn afterwards is drawn at once. */
  load: Load<Props>;
  Part: ComponentType<Props>;
}

/**
 * A part of the app with code of its own. `lazy` alone shows the fallback even when the code has come already, and React
 * then holds the part back until 300 ms after it: on a cold start that was two thirds of the time to the first words.
 */
export function chunk<Props extends object>(fetchCode: Load<Props>): Chunk<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    const code = await fetchCode();
    loaded = code.default;
    return code;
  };
  const Lazy = lazy(load) as ComponentType<Props>;
  function Part(props: Props) {
    // Chosen once: another component instead of it would lose what is typed.
    const [Body] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Body {...props} />;
  }
  return { load, Part };
}
