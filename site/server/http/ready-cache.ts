import { LRUCache } from 'lru-cache'
import type { ReadyResponse } from './ready-body.ts'

/** Ready answers by name; the least recently used go when they take more than `maxSize` bytes. */
export const readyCache = (maxSize: number) =>
  new LRUCache<string, ReadyResponse>({
    maxSize,
    sizeCalculation: ({ bytes }, name) => bytes + name.length,
  })
