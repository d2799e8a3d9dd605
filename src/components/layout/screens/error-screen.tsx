'use client'
import { Button, buttonLook } from '@/components/ui/button'
import { useErrorLabels } from './error-labels'
import { SCREEN_ROOM } from './screen-room'

/** What stands where a page failed: a plain sentence, another try, and the number under which it was logged. */
export function ErrorScreen({ digest, retry }: { digest?: string; retry: () => void }) {
  const said = useErrorLabels()
  if (!said) return null
  const { messages, home } = said
  return (
    <div className={SCREEN_ROOM}>
      <div
        className="grid justify-items-start gap-3 rounded-card border border-rule bg-sunk px-[clamp(1.25rem,4vw,3rem)] py-[clamp(1.75rem,4vw,3.5rem)]"
        role="alert"
      >
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button onClick={retry}>{messages.retry}</Button>
          {/* A full load on purpose: what failed may be the state of this page. */}
          <a className={buttonLook({ kind: 'line' })} href={home}>
            {messages.home}
          </a>
        </div>
        {digest && <p className="text-sm text-quiet">{messages.reference.replace('{digest}', digest)}</p>}
      </div>
    </div>
  )
}
