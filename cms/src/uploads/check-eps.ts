import { CleaningProcess } from './cleaning-process'
import { workerFile } from './worker-file'

/** How long one may take, in ms: the largest, of 50 MB, take some seconds. */
const CHECKING_TIMEOUT_MS = 20_000

const reader = new CleaningProcess(workerFile(__dirname, 'eps-worker'), CHECKING_TIMEOUT_MS)

/**
 * Whether an EPS says so in its first line, is nothing else besides, and reaches no files or commands.
 * A program cannot be proven harmless: names of operators that are built at run time or come out of
 * encoded data are not seen here, and an interpreter that shows the file must be one that gives it no access.
 * @throws RejectedFile `unreadable` or `active`
 */
export async function checkEps(content: Buffer): Promise<void> {
  await reader.clean(content)
}
