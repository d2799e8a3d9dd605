'use client'
import { notify } from '@/components/ui/messages/notify'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { MOST_COMPARED } from '../compare-params'
import { keepTray, useTray } from '../use-tray'

/**
 * A box in a list that is a form leading to the comparison. Without script the form carries what is ticked; with it the
 * tray follows at once.
 */
export function CompareTick({ slug, label, full }: { slug: string; label: string; full: string }) {
  const tray = useTray()
  const isHydrated = useIsHydrated()
  const isChosen = tray.includes(slug)
  const change = () => {
    if (isChosen) keepTray(tray.filter((other) => other !== slug))
    else if (tray.length < MOST_COMPARED) keepTray([...tray, slug])
    else notify({ id: 'compare-full', kind: 'info', text: full })
  }
  return (
    <label className="flex min-h-tap w-fit items-center gap-3">
      <input
        key={isHydrated ? 'tray' : 'form'}
        type="checkbox"
        name="c"
        value={slug}
        className="size-5 shrink-0 accent-brand"
        {...(isHydrated ? { checked: isChosen, onChange: change } : {})}
      />
      {label}
    </label>
  )
}
