import Link from 'next/link'

/** One step of the trail; the last one is the page itself and needs no address. */
export interface Crumb {
  name: string
  href?: string
}

/** The way from home to this page; structured data uses the same list. */
export function Breadcrumbs({ trail, label = 'Breadcrumb' }: { trail: readonly Crumb[]; label?: string }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {trail.map(({ name, href }, index) => (
          <li key={name} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {href && index < trail.length - 1 ? <Link href={href}>{name}</Link> : name}
          </li>
        ))}
      </ol>
    </nav>
  )
}
