import { ReaderProcess } from './reader-process'
import { type FileReason, RejectedFile } from './rejected-file'

/** The clean content, or why there is none. */
type Answer = { readonly clean: Uint8Array | string } | { readonly reason: FileReason }

/** A process whose module returns the safe content of files. */
export class CleaningProcess extends ReaderProcess<Answer> {
  /** @throws RejectedFile with the reason */
  async clean(content: Uint8Array): Promise<Buffer> {
    const answer = (await this.read(content)) ?? { reason: 'unreadable' }
    if ('reason' in answer) throw new RejectedFile(answer.reason)
    return Buffer.from(answer.clean as string)
  }
}
