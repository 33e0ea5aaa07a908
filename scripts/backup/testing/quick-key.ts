import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as age from 'age-encryption'
import { keyFile } from '../encryption.ts'

/**
 * Makes a key that a passphrase opens in milliseconds in place of a second. Backups take it, as
 * from a backup before them.
 */
export const makeQuickKey = async (backupDir: string, passphrase: string): Promise<void> => {
  const folder = join(backupDir, '2020-01-01T000000Z')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const encrypter = new age.Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(8)
  const key = await encrypter.encrypt(await age.generateX25519Identity())
  writeFileSync(join(folder, keyFile), key)
}
