/** Milliseconds between two looks at the parent process. */
const interval = 500

/**
 * Calls `stop` when the parent process has gone. npm runs a command through a shell that dies of a
 * signal without passing it on; without this, stopping npm would leave the command running. Only
 * under npm: a script that is started directly may be meant to outlive its terminal.
 */
export const watchParent = (stop) => {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, interval)
  timer.unref()
}
