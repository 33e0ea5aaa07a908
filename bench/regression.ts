/** A measured value and when it was measured, in any unit. */
export interface Sample {
  readonly at: number
  readonly value: number
}

/** How much the values rise per unit of time: the slope of the least-squares line; 0 for one sample. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)]
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0)
  const rise = samples.reduce((sum, s) => sum + (s.at - at) * (s.value - value), 0)
  return spread === 0 ? 0 : rise / spread
}
