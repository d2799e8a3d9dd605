import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { layoutMessages } from '../messages'
import { GoBackButton } from './go-back-button'
import { SCREEN_ROOM } from './screen-room'

/** The 404 page. */
export function NotFoundScreen({ language }: { language: Language }) {
  const notFound = layoutMessages(language).notFound
  const paths = pathsIn(language)
  return (
    <div className={SCREEN_ROOM}>
      <EmptyState
        level="h1"
        seed="lost"
        family="circle"
        title={notFound.title}
        actions={
          <>
            <ButtonLink href={paths.home()}>{notFound.home}</ButtonLink>
            <GoBackButton home={paths.home()}>{notFound.back}</GoBackButton>
          </>
        }
      >
        {notFound.text}
      </EmptyState>
    </div>
  )
}
