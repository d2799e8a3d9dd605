import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { collegeTexts } from '@/features/colleges/texts'
import { paths } from '@/lib/paths'

const texts = collegeTexts.notFound

export const metadata: Metadata = { title: texts.title, robots: { index: false } }

export default function CollegeNotFound() {
  return (
    <div className="wrap screen-room">
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
