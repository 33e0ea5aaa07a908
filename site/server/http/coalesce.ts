/** Runs a task once per key at a time: callers meanwhile get the same promise. */
export class Coalescer<T> {
  readonly #running = new Map<string, Promise<T>>()

  get(key: string): Promise<T> | undefined {
    return this.#running.get(key)
  }

  run(key: string, task: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running) return running
    const started = task().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }
}
