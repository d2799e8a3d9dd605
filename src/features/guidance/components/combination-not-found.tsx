import { SCREEN_ROOM } from '@/components/layout/screens/screen-room'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { paths } from '@/lib/addresses/paths'
import { guidanceTexts } from '../texts'

const { invalid: texts } = guidanceTexts

/** What stands where a course and a state do not go together. */
export function CombinationNotFound() {
  return (
    <div className={SCREEN_ROOM}>
      <EmptyState
        level="h1"
        seed="no such combination"
        family="star"
        title={texts.title}
        actions={<ButtonLink href={paths.colleges()}>{texts.browse}</ButtonLink>}
      >
        {texts.text}
      </EmptyState>
    </div>
  )
}
