const loaded = new Map<string, Promise<void>>();

/**
 * Loads a provider's script once.
 * @throws Error when it cannot be reached; the next call tries again
 */
export function loadScript(src: string): Promise<void> {
  const known = loaded.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loaded.delete(src);
      reject(new Error('a provider’s script did not load'));
    };
    document.head.append(script);
  });
  loaded.set(src, loading);
  return loading;
}
