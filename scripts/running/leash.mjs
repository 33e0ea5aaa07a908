/**
 * Loaded into every process that the scripts start: when the starting process disappears, however
 * that happens, this one stops in the ordinary way instead of living on unseen.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
