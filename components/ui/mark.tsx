/** The sign of the house. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path d="M3 24V11L13 2l10 9v13h-6v-7a4 4 0 0 0-8 0v7Z" fill="var(--color-primary)" />
      <path d="M13 6.2l2.6 3-2.6 3-2.6-3Z" fill="var(--color-brass-bright)" />
    </svg>
  );
}
