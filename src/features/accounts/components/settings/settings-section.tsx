import type { ReactNode } from 'react'

/** One part of the settings: what it is on the left, the form on the right. */
export function SettingsSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-rule py-[clamp(1.75rem,1.25rem+2vw,3rem)] lg:grid-cols-[var(--margin-column)_minmax(0,1fr)] lg:gap-14 [section+&]:border-t">
      <header className="grid content-start gap-[0.4rem]">
        <h2 className="text-h4">{title}</h2>
        {lead && <p className="text-sm text-quiet">{lead}</p>}
      </header>
      <div className="grid gap-4">{children}</div>
    </section>
  )
}
