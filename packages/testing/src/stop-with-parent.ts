/**
 * Preloaded into child programs: when the parent dies, even by kill -9, the child stops as on
 * Ctrl-C.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
