// Preloaded into the processes that `npm start` starts: when their parent is gone, however it ended, they end too.
if (process.send) {
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), 1_500).unref();
    process.kill(process.pid, "SIGTERM");
  });
}
