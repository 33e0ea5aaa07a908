import type { Clock } from '../http/clock.ts'
import type { Limits } from '../server-context.ts'
import { SenderBuckets, type SenderRule } from './sender-buckets.ts'

/**
 * Limits per sender. Cached answers are not counted, nor are public pages under their own address, which
 * are rendered once and cached. Counted are answers that have to be made for each request.
 */
const RULES: Record<keyof Limits, SenderRule> = {
  /** Pages with search parameters, data of pages, pages that do not exist, and pages of one visitor. */
  renders: {
    account: { perSecond: 2, burst: 60 },
    device: { perSecond: 2, burst: 60 },
    newDevices: {
      elsewhere: { perSecond: 2, burst: 200 },
      venue: { perSecond: 50, burst: 5000 },
    },
    withoutDevice: {
      elsewhere: { perSecond: 40, burst: 200 },
      venue: { perSecond: 40, burst: 400 },
    },
  },
  /** Requests that are no GET or HEAD. */
  mutations: {
    account: { perSecond: 1, burst: 60 },
    device: { perSecond: 1, burst: 30 },
    newDevices: {
      elsewhere: { perSecond: 1, burst: 60 },
      venue: { perSecond: 20, burst: 2000 },
    },
    withoutDevice: {
      elsewhere: { perSecond: 10, burst: 60 },
      venue: { perSecond: 20, burst: 200 },
    },
  },
  /**
   * Sizes of pictures to make, drawn streetscapes, icons; a venue may have all of a fair's made.
   */
  images: {
    account: { perSecond: 10, burst: 300 },
    device: { perSecond: 10, burst: 300 },
    newDevices: {
      elsewhere: { perSecond: 2, burst: 200 },
      venue: { perSecond: 50, burst: 5000 },
    },
    withoutDevice: {
      elsewhere: { perSecond: 30, burst: 300 },
      venue: { perSecond: 100, burst: 3000 },
    },
  },
}

/** Limits per sender and kind of work; `on: false`: no limits (measuring). */
export function createLimits(on: boolean, clock: Pick<Clock, 'now'>): Limits {
  const take = (rule: SenderRule): Limits['renders'] => {
    const buckets = new SenderBuckets(rule, clock)
    return on ? (sender) => buckets.take(sender) : () => 0
  }
  return {
    renders: take(RULES.renders),
    mutations: take(RULES.mutations),
    images: take(RULES.images),
  }
}
