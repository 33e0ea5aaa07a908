/** A tone: its pitches in Hz, one after the other, each this long, in seconds. */
const GOOD = [880, 1320] as const
const BAD = [220, 180] as const
const LENGTH = 0.14

let audio: AudioContext | undefined

/** Allows tones: browsers require a press of a button first. */
export function allowSound(): void {
  audio ??= 'AudioContext' in globalThis ? new AudioContext() : undefined
  void audio?.resume()
}

/**
 * Two rising tones for an admitted visitor, two low ones for a refused one; silent before
 * `allowSound`.
 */
export function playVerdict(isGood: boolean): void {
  if (!audio) return
  const gain = audio.createGain()
  gain.gain.value = 0.2
  gain.connect(audio.destination)
  for (const [index, pitch] of (isGood ? GOOD : BAD).entries()) {
    const tone = audio.createOscillator()
    tone.frequency.value = pitch
    tone.type = isGood ? 'sine' : 'square'
    tone.connect(gain)
    const start = audio.currentTime + index * LENGTH
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
