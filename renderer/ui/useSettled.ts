import { useEffect, useState } from 'react';

/**
 * @param rest how long nothing may have changed, in milliseconds
 * @returns the value as it was when it last came to rest: what is spoken must not be spoken anew at every key
 */
export function useSettled<Value>(value: Value, rest: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
