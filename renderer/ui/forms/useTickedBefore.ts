import { type RefObject, useEffect, useRef } from 'react';

/**
 * What was ticked in a page before its script came counts.
 * @param checked as the page was rendered
 * @returns for the box
 */
export function useTickedBefore(checked: boolean, onToggle: () => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => {
    if (box.current && box.current.checked !== checked) onToggle();
  }, []);
  return box;
}
