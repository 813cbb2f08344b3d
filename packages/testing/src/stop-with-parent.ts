/** Loaded before a program that another one started: when that one dies, even by kill -9, this one stops as on Ctrl-C. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
