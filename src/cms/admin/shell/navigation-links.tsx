'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { openPath, type Step } from './open-path'

export interface StudioLink extends Step {
  /** The screens of this task. */
  tabs: readonly Step[]
}

const LINK = [
  'flex items-center whitespace-nowrap border-transparent px-3 text-quiet no-underline',
  'hover:bg-sunk hover:text-ink focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-brand',
  'aria-[current=page]:border-b-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand-deep',
].join(' ')
const TASK = `${LINK} min-h-[2.9rem] border-y-3 text-tab`
const TAB = `${LINK} min-h-11 border-y-2 text-note`

interface RowProps {
  label: string
  steps: readonly Step[]
  /** URL of the open screen's step. */
  open: string | undefined
  look: string
}

function Row({ label, steps, open, look }: RowProps) {
  const bar = useRef<HTMLElement>(null)
  // On a phone the open step may be scrolled out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the moment to look again
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (bar.current && here) bar.current.scrollLeft = here.offsetLeft - (bar.current.clientWidth - here.offsetWidth) / 2
  }, [open])
  return (
    <nav ref={bar} className="overflow-x-auto border-b border-rule bg-raised [scrollbar-width:none]" aria-label={label}>
      <ul className="m-0 flex list-none gap-x-1 px-[calc(var(--gutter-h)-0.75rem)] py-0 lg:flex-wrap">
        {steps.map(({ href, label: text }) => (
          <li key={href}>
            <Link className={look} href={href} prefetch={false} aria-current={href === open ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NavigationLinksProps {
  label: string
  /** Label of the second row, followed by the task's name. */
  within: string
  links: readonly StudioLink[]
}

/** Marks the task of the open screen, its lists and forms included, and shows that task's screens. */
export function NavigationLinks({ label, within, links }: NavigationLinksProps) {
  const pathname = usePathname()
  const open = openPath(
    pathname,
    links.flatMap((link) => [link, ...link.tabs]),
  )
  const task = links.find(({ href, tabs }) => href === open || tabs.some((tab) => tab.href === open))
  return (
    <>
      <Row label={label} steps={links} open={task?.href} look={TASK} />
      {task && task.tabs.length > 1 ? (
        <Row label={`${within} ${task.label}`} steps={task.tabs} open={open} look={TAB} />
      ) : null}
    </>
  )
}
