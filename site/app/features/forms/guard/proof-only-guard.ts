import { FormGuard } from './form-guard.ts'

/**
 * For forms that a password manager fills in within a second: a ticket is fetched only when the
 * server asks for one.
 */
export class ProofOnlyGuard extends FormGuard {
  override begin(): Promise<void> {
    return Promise.resolve()
  }
}
