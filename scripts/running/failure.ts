/** A reason to stop that the person at the keyboard can act on: one line, no stack trace. */
export class Failure extends Error {
  override name = 'Failure'
}
