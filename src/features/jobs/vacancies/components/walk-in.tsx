import { Status } from '@/components/ui/badge'
import { buttonLook } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { Part } from '@/components/ui/page/page'
import { jobMessages } from '@/features/jobs/messages'
import { type Language, pathsIn } from '@/lib/language'
import { dayText, momentText } from '@/lib/text/format'
import { walkInMoment } from '../facts/walk-in'
import type { JobView, WalkInView } from '../view'

/** A walk-in interview on a card: when it is, or when it was. */
export function WalkInMark({ language, walkIn }: { language: Language; walkIn: WalkInView }) {
  const messages = jobMessages(language).walkIn
  return walkIn.isOver ? (
    <span>{messages.over(dayText(language, walkIn.at))}</span>
  ) : (
    <Status kind="warn">{messages.onCard(momentText(language, walkIn.at))}</Status>
  )
}

/** A walk-in interview on the page of its vacancy: when and where, and the file for one's calendar while it is to come. */
export function WalkInPart({ language, job, walkIn }: { language: Language; job: JobView; walkIn: WalkInView }) {
  const messages = jobMessages(language).walkIn
  return (
    <Part id="walk-in" title={messages.title} landmark>
      <p>{walkIn.isOver ? messages.overNote : messages.lead}</p>
      <FactList
        facts={[
          { label: messages.when, value: walkInMoment(language, walkIn) },
          { label: messages.where, value: job.walkInPlace },
        ]}
      />
      {!walkIn.isOver && (
        <p>
          <a className={buttonLook({ kind: 'line' })} href={pathsIn(language).walkInCalendar(job.slug)} download>
            <Icon name="file" /> {messages.calendar}
          </a>
        </p>
      )}
    </Part>
  )
}
