import type { ReactNode } from 'react'
import { GATE_DRAWING } from '@/components/drawings/drawing-files'
import { ArrowLink } from '@/components/ui/button'
import { accountMessages } from '@/features/accounts/messages'
import { type Language, pathsIn } from '@/lib/language'

/** The entrance: a form on the left, the arch on the right. Signing in, signing up and every step around them. */
export function AccountPanel({
  language,
  title,
  signIn,
  children,
}: {
  language: Language
  title: string
  /** The address of the sign-in, where the way back leads there and not home. */
  signIn?: string
  children: ReactNode
}) {
  const { backToSignIn, backToHome } = accountMessages(language).common
  return (
    <div className="grid min-h-[calc(100dvh-8rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start justify-stretch gap-6 px-gutter py-[clamp(1.75rem,1rem+4vw,4.5rem)] lg:pl-[max(var(--spacing-gutter),(100vw-var(--container-content))/2)] [&>*]:w-full [&>*]:max-w-md">
        <p>
          <ArrowLink back href={signIn ?? pathsIn(language).home()}>
            {signIn ? backToSignIn : backToHome}
          </ArrowLink>
        </p>
        <h1>{title}</h1>
        {children}
      </div>
      <div className="relative hidden overflow-clip bg-draw-screen lg:block">
        <img
          className="absolute inset-0 size-full object-cover object-bottom"
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
