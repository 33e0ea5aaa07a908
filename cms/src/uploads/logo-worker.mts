/** Makes a logo into dots in a process of its own; answers with null where that fails. */
import { logoPicture } from '@beursvloer/contract/printing/logo-picture'

process.on('message', async (content: Uint8Array) =>
  process.send?.(await logoPicture(content).catch(() => null)),
)
process.send?.('ready')
