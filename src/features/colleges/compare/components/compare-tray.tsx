'use client'
import { useEffect } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { type Language, splitPath } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { usePath } from '@/lib/paths/use-path'
import type { TrayLabels } from '../compare-queries'
import { keepTray, savedParams, saveParams, useTray } from '../use-tray'

/** Pages with their own bottom bar on phones; the tray goes above it. */
const HAS_BAR = /^\/colleges\/[^/]+$/

/** Selected colleges at the bottom of lists and pages; hidden while empty. */
export function CompareTray({ language, messages }: { language: Language; messages: TrayLabels }) {
  const tray = useTray()
  const { path } = splitPath(usePath())
  useEffect(saveParams)
  if (tray.length === 0 || ['/compare', '/dashboard', '/my-list'].some((page) => path.startsWith(page))) return null
  return (
    <section
      aria-label={messages.label}
      className={classNames(
        'sticky inset-x-0 z-14 border-t border-edge bg-raised shadow-float print:hidden',
        HAS_BAR.test(path) ? 'bottom-0 max-lg:bottom-17' : 'bottom-0',
      )}
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <p className="font-semibold" role="status">
          {messages.counts[tray.length]}
        </p>
        <p className="flex gap-2">
          <Button kind="quiet" onClick={() => keepTray([])}>
            {messages.clear}
          </Button>
          <ButtonLink href={pathsIn(language).compare(tray, savedParams())} prefetch={false}>
            {messages.go}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
