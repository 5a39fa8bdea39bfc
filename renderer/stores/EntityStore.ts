import { action, makeObservable, observable } from 'mobx';

/**
 * Base of stores of things with an id: one object an id for the whole app, and one request at a time for the same
 * thing. A subclass adds its calls as named actions.
 */
export class EntityStore<Entity extends { id: string }> {
  readonly items = observable.map<string, Entity>(undefined, { deep: false });
  readonly #inFlight = new Map<string, Promise<unknown>>();

  constructor() {
    makeObservable(this, { put: action, putAll: action, drop: action, clear: action });
  }

  get(id: string): Entity | null {
    return this.items.get(id) ?? null;
  }

  /** Takes the server's last answer about one thing. */
  put(entity: Entity): Entity {
    this.items.set(entity.id, entity);
    return entity;
  }

  putAll(entities: readonly Entity[]): void {
    for (const entity of entities) this.items.set(entity.id, entity);
  }

  drop(id: string): void {
    this.items.delete(id);
  }

  /** Forgets everything: another person is logged in, or nobody. */
  clear(): void {
    this.items.clear();
    this.#inFlight.clear();
  }

  /** @returns the request that is under way for the same key, else a new one */
  protected once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#inFlight.get(key) as Promise<T> | undefined;
    if (known) return known;
    const started = load().finally(() => {
      if (this.#inFlight.get(key) === started) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, started);
    return started;
  }
}
