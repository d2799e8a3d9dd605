import { SCREEN_ROOM } from '@/components/layout/screens/screen-room'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { collegeMessages } from '@/features/colleges/messages'
import { type Language } from '@/lib/language'
import { paths, pathsIn } from '@/lib/paths/site-paths'

/** 404 of a college. */
export function CollegeNotFoundScreen({ language }: { language: Language }) {
  const messages = collegeMessages(language).notFound
  return (
    <div className={SCREEN_ROOM}>
      <EmptyState
        level="h1"
        seed="lost-college"
        title={messages.title}
        actions={
          <>
            <ButtonLink href={pathsIn(language).colleges()}>{messages.back}</ButtonLink>
            <ButtonLink kind="line" href={paths.adminDashboard()} prefetch={false}>
              {messages.admin}
            </ButtonLink>
          </>
        }
      >
        {messages.text}
      </EmptyState>
    </div>
  )
}
