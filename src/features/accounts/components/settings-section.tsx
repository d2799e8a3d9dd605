import type { ReactNode } from 'react'

/** One part of the settings: what it is on the left, the form on the right. */
export function SettingsSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="setting">
      <header>
        <h2>{title}</h2>
        {lead && <p className="small quiet">{lead}</p>}
      </header>
      <div className="stack">{children}</div>
    </section>
  )
}
