'use client'
import { Button, buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/messages/notify'
import { SpokenSubject } from '@/components/ui/spoken-subject'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { TrayLabels } from '../compare-queries'
import { addToTray, keepTray, useTray } from '../use-tray'

interface CompareToggleProps {
  language: Language
  messages: Pick<TrayLabels, 'add' | 'chosen' | 'full'>
  slug: string
  name: string
  kind?: 'quiet' | 'line'
}

/** Adds or removes a college. Without script, a link to the comparison, where others are added. */
export function CompareToggle({ language, messages, slug, name, kind = 'quiet' }: CompareToggleProps) {
  const tray = useTray()
  const isChosen = tray.includes(slug)
  const content = (
    <>
      <Icon name="compare" /> <span>{isChosen ? messages.chosen : messages.add}</span>
      <SpokenSubject name={name} />
    </>
  )
  const change = () => {
    if (isChosen) keepTray(tray.filter((other) => other !== slug))
    else if (!addToTray(slug)) notify({ id: 'compare-full', kind: 'info', text: messages.full })
  }
  return (
    <>
      <a
        className={buttonLook({ kind, className: 'hidden noscript:inline-flex' })}
        href={pathsIn(language).compare([slug])}
        rel="nofollow"
      >
        {content}
      </a>
      <Button kind={kind} className="noscript:hidden" aria-pressed={isChosen} onClick={change}>
        {content}
      </Button>
    </>
  )
}
