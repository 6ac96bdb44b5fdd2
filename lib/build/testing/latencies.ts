/** What a load process prints: moves that were acknowledged, in how many seconds, and how long that took, in ms. */
export function tellLatencies(latencies: number[], seconds: number): void {
  latencies.sort((a, b) => a - b);
  const at = (q: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * q))] ?? 0;
  console.log(JSON.stringify({ moves: latencies.length, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
}
