/** Number of things under way for each address. */
export class AddressCounts {
  readonly #counts = new Map<string, number>()

  of(address: string): number {
    return this.#counts.get(address) ?? 0
  }

  /** Counts one more. @returns a function that counts it off again, to be called once */
  add(address: string): () => void {
    this.#counts.set(address, this.of(address) + 1)
    return () => {
      const left = this.of(address) - 1
      if (left > 0) this.#counts.set(address, left)
      else this.#counts.delete(address)
    }
  }
}
