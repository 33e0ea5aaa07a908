import { createHash } from 'node:crypto'
import type { AcceptedFile } from '../forms/accept-form'
import { removeFiles, storeFile } from '../private-files/storage'
import { FILE_KINDS } from '../uploads/file-kind'

/** A file of a submission as the database knows it. */
export interface KeptFile extends Omit<AcceptedFile, 'content'> {
  readonly bytes: number
  readonly sha256: string
  readonly storedAs: string
}

/** The files of one submission while it is being stored: all of them are kept, or none. */
export class KeptFiles {
  private readonly files: KeptFile[] = []

  get all(): readonly KeptFile[] {
    return this.files
  }

  /** Stores a file; it is on the disk when this returns. */
  async add({ content, ...file }: AcceptedFile): Promise<KeptFile> {
    const storedAs = await storeFile(content, FILE_KINDS[file.kind].extension)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const kept = { ...file, bytes: content.length, sha256, storedAs }
    this.files.push(kept)
    return kept
  }

  /** Removes them all: nothing names them. */
  discard(): Promise<void> {
    return removeFiles(this.files.map(({ storedAs }) => storedAs))
  }
}
