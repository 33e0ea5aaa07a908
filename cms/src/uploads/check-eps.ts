import { CleaningProcess } from './cleaning-process'
import { workerFile } from './worker-file'

/** Time limit of a check, in ms: the largest files, of 50 MB, take some seconds. */
const CHECKING_TIMEOUT_MS = 20_000

const reader = new CleaningProcess(workerFile(__dirname, 'eps-worker'), CHECKING_TIMEOUT_MS)

/**
 * Checks that an EPS has the header of one, contains nothing else, and uses no files or commands. A
 * program cannot be proven harmless: operator names that are built at run time or decoded from data
 * are not detected, so an interpreter that shows the file must give it no access.
 * @throws RejectedFile `unreadable` or `active`
 */
export async function checkEps(content: Buffer): Promise<void> {
  await reader.clean(content)
}
