import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { paths } from '@/lib/addresses/paths'
import { layoutTexts } from '../texts'
import { GoBackButton } from './go-back-button'
import { SCREEN_ROOM } from './screen-room'

const { notFound } = layoutTexts

/** What stands where there is no page. */
export function NotFoundScreen() {
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
            <GoBackButton />
          </>
        }
      >
        {notFound.text}
      </EmptyState>
    </div>
  )
}
