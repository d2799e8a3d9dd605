import { SCREEN_ROOM } from '@/components/layout/screen-room'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { paths } from '@/lib/paths'
import { collegeTexts } from '../texts'

const texts = collegeTexts.notFound

/** What stands where there is no college. */
export function CollegeNotFoundScreen() {
  return (
    <div className={SCREEN_ROOM}>
      <EmptyState
        level="h1"
        seed="lost-college"
        title={texts.title}
        actions={
          <>
            <ButtonLink href={paths.colleges()}>{texts.back}</ButtonLink>
            <ButtonLink kind="line" href={paths.adminDashboard()} prefetch={false}>
              {texts.admin}
            </ButtonLink>
          </>
        }
      >
        {texts.text}
      </EmptyState>
    </div>
  )
}
