"use client";
import { EarlyPresses } from "@/components/shell/early-presses";
import "./globals.css";

/** The last resort: even the shell broke, so it brings a page of its own. */
export default function HouseError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Guildhall</title>
        <EarlyPresses />
        <main className="mx-auto max-w-md p-8 text-center">
          <h1 className="display-2xl">The house is out of order</h1>
          <p className="my-4 text-ink-2">
            The site cannot reach its database or was just restarted. Nothing of yours is lost.
          </p>
          <button
            type="button"
            onClick={() => reset()}
            className="min-h-11 rounded-sm bg-primary px-5 font-semibold text-on-primary"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
