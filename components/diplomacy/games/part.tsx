/** A part of a form under its title. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="display-xl">{title}</h2>
      {lead && <p className="mt-1 max-w-prose text-sm text-ink-2">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
