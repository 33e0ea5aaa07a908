import { FormGuard } from './form-guard.ts'

/** For forms that are filled in within a second by a password manager: no ticket before one is asked for. */
export class ProofOnlyGuard extends FormGuard {
  override begin(): Promise<void> {
    return Promise.resolve()
  }
}
