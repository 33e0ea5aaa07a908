import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into every process that the scripts start: when the starting process disappears, however
 * that happens, this one stops in the ordinary way instead of living on unseen. Threads of the
 * process load this too, and have no starter.
 */
const stop = () => process.kill(process.pid, 'SIGTERM')
if (isMainThread) {
  process.on('disconnect', stop)
  process.channel?.unref()
  // It may have disappeared before this line was reached.
  if (!process.connected) process.nextTick(stop)
}
