import * as age from 'age-encryption'
import { afterAll, beforeAll, vi } from 'vitest'

/** Lets a passphrase open new keys in milliseconds in place of a second, in the tests of a file. */
export const makeKeysQuick = (): void => {
  const { setPassphrase } = age.Encrypter.prototype
  beforeAll(() => {
    vi.spyOn(age.Encrypter.prototype, 'setPassphrase').mockImplementation(function (
      this: age.Encrypter,
      passphrase,
    ) {
      setPassphrase.call(this, passphrase)
      this.setScryptWorkFactor(8)
    })
  })
  afterAll(() => vi.mocked(age.Encrypter.prototype.setPassphrase).mockRestore())
}
