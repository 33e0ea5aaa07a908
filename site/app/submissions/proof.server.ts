import type { ProofTask } from '~/features/forms/guard/proof-task.ts'

/** A way in which a browser or its visitor proves not to be a script that fills in forms. */
export interface Proof {
  /** New work for the holder of the ticket with this key. */
  task(key: string): Promise<ProofTask>
  /** Whether `answer` of a form is that work, done. Never rejects. */
  isGiven(answer: string, key: string): Promise<boolean>
}
