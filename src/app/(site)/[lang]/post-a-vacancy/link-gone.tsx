import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { postingMessages } from '@/features/jobs/postings/messages'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { PostingScreen } from './posting-screen'

/** What a link shows that leads to no vacancy. */
export function LinkGone({ language }: { language: Language }) {
  const { own, title } = postingMessages(language)
  return (
    <PostingScreen language={language} title={own.gone} crumb={own.title} step={0}>
      <div className="grid max-w-lg content-start justify-items-start gap-5">
        <Notice kind="warn">{own.goneHint}</Notice>
        <ButtonLink href={pathsIn(language).postVacancy()}>{title}</ButtonLink>
      </div>
    </PostingScreen>
  )
}
