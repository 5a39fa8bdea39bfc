/** One thing the app has done to the system around it. */
export interface SideEffect {
  api: string;
  args: unknown[];
}

/** Every side effect, in order: what tests look at instead of a desktop. */
export const record: SideEffect[] = [];

export function note(api: string, ...args: unknown[]): void {
  record.push({ api, args });
}

/**
 * What a part of Electron cannot do here throws instead of being undefined: nothing passes because it was never there.
 * @param name of the part, for the message
 */
export function strict<Part extends object>(name: string, part: Part): Part {
  return new Proxy(part, {
    get(target, key) {
      // Promises are asked for `then`, and Node's inspector and console ask for symbols.
      if (key in target || typeof key === 'symbol' || key === 'then' || key === 'toJSON') {
        const value: unknown = Reflect.get(target, key);
        // Private fields are there on the part itself only, not on what stands around it.
        return typeof value === 'function' && key !== 'constructor' ? value.bind(target) : value;
      }
      throw new Error(`electron-double: ${name}.${key} is not implemented`);
    },
  });
}

/** An event of Electron's that can be prevented. */
export function preventable<More extends object>(more: More) {
  const event = {
    ...more,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}
