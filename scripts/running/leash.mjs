/**
 * Loaded into every process that the scripts start: when the starting process disappears, however
 * that happens, this one stops in the ordinary way instead of living on unseen.
 */
const stop = () => process.kill(process.pid, 'SIGTERM')
process.on('disconnect', stop)
process.channel?.unref()
// It may have disappeared before this line was reached.
if (!process.connected) process.nextTick(stop)
