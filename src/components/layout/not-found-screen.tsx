import { paths } from '@/lib/paths'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { GoBackButton } from './go-back-button'
import { SCREEN_ROOM } from './screen-room'
import { layoutTexts } from './texts'

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
