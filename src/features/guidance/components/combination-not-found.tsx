import { SCREEN_ROOM } from '@/components/layout/screens/screen-room'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { guidanceTexts } from '../texts'

/** What stands where a course and a state do not go together. */
export function CombinationNotFound({ language }: { language: Language }) {
  const { invalid: texts } = guidanceTexts(language)
  return (
    <div className={SCREEN_ROOM}>
      <EmptyState
        level="h1"
        seed="no such combination"
        family="star"
        title={texts.title}
        actions={<ButtonLink href={pathsIn(language).colleges()}>{texts.browse}</ButtonLink>}
      >
        {texts.text}
      </EmptyState>
    </div>
  )
}
