import type { ReactNode } from 'react'
import { GATE_DRAWING } from '@/components/drawings/drawing-files'
import { ArrowLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { accountTexts } from '../texts'

/** The entrance: a form on the left, the arch on the right. Signing in, signing up and every step around them. */
export function Door({
  title,
  back = { href: paths.home(), text: accountTexts.backToHome },
  children,
}: {
  title: string
  back?: { href: string; text: string }
  children: ReactNode
}) {
  return (
    <div className="door">
      <div className="form-side">
        <p>
          <ArrowLink back href={back.href}>
            {back.text}
          </ArrowLink>
        </p>
        <h1>{title}</h1>
        {children}
      </div>
      <div className="screen">
        <img
          className="gate"
          src={GATE_DRAWING.src}
          width={GATE_DRAWING.width}
          height={GATE_DRAWING.height}
          alt=""
          fetchPriority="low"
        />
      </div>
    </div>
  )
}
