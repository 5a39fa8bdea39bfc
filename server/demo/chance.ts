/** Numbers that look random but are the same in every demo club (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** @returns a number from 0 up to 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** @returns a whole number from 0 up to `below` */
  whole(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** @throws RangeError when there is nothing to pick from */
  pick<T>(items: readonly T[]): T {
    const item = items[this.whole(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** @returns this many different items */
  several<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    return Array.from({ length: count }, () => {
      const [item] = left.splice(this.whole(left.length), 1);
      if (item === undefined) throw new RangeError('not enough to pick from');
      return item;
    });
  }
}
