import { build, stop } from "esbuild";

/**
 * Makes one file of a program and all that it imports of this project; packages stay where they are, so the file must lie
 * within the project. Returns its path. What is compiled once runs a fifth to a quarter faster than what a loader compiles
 * file by file: a loader marks every function with its name, each time that it is made.
 */
export async function bundleProgram(entry: string, outfile: string): Promise<string> {
  await build({
    ...{ entryPoints: [entry], outfile, bundle: true, packages: "external" },
    ...{ platform: "node", format: "esm", target: "node20", sourcemap: "linked", logLevel: "error" },
  });
  // Its service would stay beside the house as long as that stands.
  await stop();
  return outfile;
}
