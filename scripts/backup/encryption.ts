/** Encryption of backups by a passphrase, in the format of age: its own program reads them too. */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Failure } from '../running/failure.ts'

/** The key of all other files of a backup, encrypted with the passphrase. */
export const keyFile = 'key.age'

/** What the name of an encrypted file ends with. */
export const encryptedEnd = '.age'

/** Shortest passphrase: who has a copy of a backup may guess as long as they like. */
const SHORTEST = 16

export interface Encryption {
  /** The content of `key.age`. */
  readonly sealedKey: Uint8Array
  /** Writes a new file, for its owner only; returns once it is on the disk. */
  encrypt(content: Readable, to: string): Promise<void>
  /** The content of an encrypted file; it fails when a byte was changed. */
  decrypt(file: string): Promise<Readable>
}

/** @throws {Failure} when the passphrase is too short */
export const readPassphrase = ({
  BACKUP_PASSPHRASE: given,
}: Readonly<Record<string, string | undefined>>): string | null => {
  const passphrase = given?.trim() || null
  if (passphrase && passphrase.length < SHORTEST)
    throw new Failure(`BACKUP_PASSPHRASE is shorter than ${SHORTEST} characters.`)
  return passphrase
}

// The types of Node and of browsers differ for one and the same stream.
const toWeb = (content: Readable) =>
  Readable.toWeb(content) as ReadableStream<unknown> as ReadableStream<Uint8Array>
const fromWeb = (content: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(content as unknown as WebStream)

const encryptionWith = async (identity: string, sealedKey: Uint8Array): Promise<Encryption> => {
  const age = await import('age-encryption')
  const encrypter = new age.Encrypter()
  encrypter.addRecipient(await age.identityToRecipient(identity))
  const decrypter = new age.Decrypter()
  decrypter.addIdentity(identity)
  return {
    sealedKey,
    async encrypt(content, to) {
      const encrypted = fromWeb(await encrypter.encrypt(toWeb(content)))
      await pipeline(encrypted, createWriteStream(to, { mode: 0o600, flush: true }))
    },
    async decrypt(file) {
      return fromWeb(await decrypter.decrypt(toWeb(createReadStream(file))))
    },
  }
}

/** A new key for backups, encrypted with a passphrase. */
const newEncryption = async (passphrase: string): Promise<Encryption> => {
  const age = await import('age-encryption')
  const identity = await age.generateX25519Identity()
  const encrypter = new age.Encrypter()
  encrypter.setPassphrase(passphrase)
  return encryptionWith(identity, await encrypter.encrypt(`${identity}\n`))
}

export const isEncrypted = (folder: string): boolean => existsSync(join(folder, keyFile))

/**
 * Opens the key of a backup; null for one that is not encrypted.
 * @throws {Failure} when the passphrase is not that of the backup
 */
export const openEncryption = async (
  folder: string,
  passphrase: string | null,
): Promise<Encryption | null> => {
  if (!isEncrypted(folder)) return null
  if (!passphrase) throw new Failure(`${folder} is encrypted: set BACKUP_PASSPHRASE to open it.`)
  const age = await import('age-encryption')
  const sealedKey = readFileSync(join(folder, keyFile))
  const decrypter = new age.Decrypter()
  decrypter.addPassphrase(passphrase)
  let identity: string
  try {
    identity = await decrypter.decrypt(sealedKey, 'text')
  } catch {
    throw new Failure(`The passphrase is not that of ${folder}; nothing was changed.`)
  }
  return encryptionWith(identity.trim(), sealedKey)
}

/**
 * The key for a new backup: that of the backup before where the passphrase opens it, so that unchanged
 * files can be shared, else a new one. It is written to the backup.
 */
export const beginEncryption = async (
  folder: string,
  previous: string | null,
  passphrase: string | null,
): Promise<Encryption | null> => {
  if (!passphrase) return null
  const earlier = previous ? await openEncryption(previous, passphrase).catch(() => null) : null
  const encryption = earlier ?? (await newEncryption(passphrase))
  writeFileSync(join(folder, keyFile), encryption.sealedKey, { mode: 0o600, flush: true })
  return encryption
}
