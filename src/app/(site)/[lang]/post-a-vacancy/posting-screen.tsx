import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { PageHead } from '@/components/ui/page/page'
import { PostingSteps } from '@/features/jobs/postings/components/steps'
import { postingMessages } from '@/features/jobs/postings/messages'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

/** Layout of the posting pages: the task, and the steps beside it. */
export function PostingScreen(props: {
  language: Language
  title: string
  lead?: string
  /** Breadcrumb of the page, unless it is the form itself. */
  crumb?: string
  /** Index of the current step. */
  step: number
  /** The page that sends the links again. */
  sendsLinks?: boolean
  children: ReactNode
}) {
  const { language, title, lead, crumb, step, sendsLinks, children } = props
  const messages = postingMessages(language)
  const paths = pathsIn(language)
  const trail = [{ name: messages.title, href: paths.postVacancy() }, ...(crumb ? [{ name: crumb }] : [])]
  return (
    <>
      <PageHead
        language={language}
        seed="post-a-vacancy"
        title={<span className="wrap-anywhere">{title}</span>}
        lead={lead}
        trail={trail}
      />
      <div className="wrap grid gap-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        {children}
        <PostingSteps language={language} current={step} withLinks={!sendsLinks} />
      </div>
    </>
  )
}

/** Shown for a link to no vacancy; above `children`, what was typed on the page of a link that ended meanwhile. */
export function LinkGone({ language, children }: { language: Language; children?: ReactNode }) {
  const { own, title } = postingMessages(language)
  return (
    <PostingScreen language={language} title={own.gone} crumb={own.title} step={0}>
      <div className="grid content-start gap-8">
        <div className="grid max-w-lg justify-items-start gap-5">
          <Notice kind="warn">{own.goneHint}</Notice>
          <ButtonLink href={pathsIn(language).postVacancy()}>{title}</ButtonLink>
        </div>
        {children}
      </div>
    </PostingScreen>
  )
}
