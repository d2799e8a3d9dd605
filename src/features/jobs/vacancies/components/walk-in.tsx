import { Status } from '@/components/ui/badge'
import { buttonLook } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { Part } from '@/components/ui/page/section'
import { jobMessages } from '@/features/jobs/messages'
import { pathsIn } from '@/lib/paths/paths'
import { dayText, momentText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { walkInMoment } from '../facts/walk-in'
import type { JobView, WalkInView } from '../view'

/** A walk-in interview on a card: when it is, or when it was. */
export function WalkInMark({ language, walkIn }: { language: Language; walkIn: WalkInView }) {
  const texts = jobMessages(language).walkIn
  return walkIn.isOver ? (
    <span>{texts.over(dayText(language, walkIn.at))}</span>
  ) : (
    <Status kind="warn">{texts.onCard(momentText(language, walkIn.at))}</Status>
  )
}

/** A walk-in interview on the page of its vacancy: when and where, and the file for one's calendar while it is to come. */
export function WalkInPart({ language, job, walkIn }: { language: Language; job: JobView; walkIn: WalkInView }) {
  const texts = jobMessages(language).walkIn
  return (
    <Part id="walk-in" title={texts.title} landmark>
      <p>{walkIn.isOver ? texts.overNote : texts.lead}</p>
      <FactList
        facts={[
          { label: texts.when, value: walkInMoment(language, walkIn) },
          { label: texts.where, value: job.walkInPlace },
        ]}
      />
      {!walkIn.isOver && (
        <p>
          <a className={buttonLook({ kind: 'line' })} href={pathsIn(language).walkInCalendar(job.slug)} download>
            <Icon name="file" /> {texts.calendar}
          </a>
        </p>
      )}
    </Part>
  )
}
