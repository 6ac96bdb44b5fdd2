// Preloaded into the processes that `npm start` starts, the tools that build included: when their parent is gone, however it ended, they end too.
if (process.send) {
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), 1_500).unref();
    process.kill(process.pid, "SIGTERM");
  });
  // A tool that has done its work ends by itself.
  process.channel?.unref();
}
