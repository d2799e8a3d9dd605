import { SCREEN_ROOM } from '@/components/layout/screens/screen-room'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { guidanceMessages } from '../messages'

/** 404 of a course and region without a page. */
export function CombinationNotFound({ language }: { language: Language }) {
  const { invalid: messages } = guidanceMessages(language)
  return (
    <div className={SCREEN_ROOM}>
      <EmptyState
        level="h1"
        seed="no such combination"
        family="star"
        title={messages.title}
        actions={<ButtonLink href={pathsIn(language).colleges()}>{messages.browse}</ButtonLink>}
      >
        {messages.text}
      </EmptyState>
    </div>
  )
}
