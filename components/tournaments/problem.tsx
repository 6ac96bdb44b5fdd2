/** What kept an act from being done. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="status" aria-live="polite" className="empty:hidden">
      {text && <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{text}</p>}
    </div>
  );
}
