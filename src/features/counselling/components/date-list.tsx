import { SourceMark } from '@/components/sources/sources'
import { classNames } from '@/components/ui/class-names'
import type { Language } from '@/lib/language'
import { dayRange } from '@/lib/text/format'
import { COURSES, nameIn } from '@/lib/vocabulary'
import { standingOn } from '../calendar'
import { counsellingMessages } from '../messages'
import type { AnnouncedView, DateView } from '../view'

const ROW =
  'grid items-baseline gap-x-4 gap-y-[0.1rem] border-t border-rule py-[0.65rem] leading-fact first:border-t-0 md:grid-cols-[11rem_minmax(0,1fr)]'
const NOW = '-mx-[0.9rem] bg-brand-wash px-[0.9rem] shadow-[inset_3px_0_var(--color-brand)]'

/**
 * Dates under each other, each with its notice. Those that are over say so and stand back; one that goes on says so too.
 * @param today a day in India
 */
export function DateList({
  language,
  dates,
  today,
}: {
  language: Language
  dates: readonly (DateView | AnnouncedView)[]
  today: string
}) {
  const messages = counsellingMessages(language)
  return (
    <ol className="grid">
      {dates.map((date) => {
        const standing = standingOn(today, date)
        return (
          <li key={date.id} className={classNames(ROW, standing === 'now' && NOW, standing === 'over' && 'text-quiet')}>
            <span className={classNames('tabular-nums lining-nums', standing !== 'over' && 'font-semibold')}>
              <time dateTime={date.startsOn}>{dayRange(language, date.startsOn, date.endsOn)}</time>
              {standing !== 'coming' && <span className="font-normal"> ({messages[standing]})</span>}
            </span>
            <span>
              {'authority' in date && <b>{placeOf(language, date)}: </b>}
              {date.what}
              {date.courses.length > 0 && ` (${messages.courses(date.courses.map(courseName))})`}{' '}
              <span className="text-sm text-quiet">
                {date.noticeOn && `${messages.noticeOf(date.noticeOn)} `}
                <SourceMark language={language} figure={date.notice} />
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const placeOf = (language: Language, { authority: { name, shortName, region } }: AnnouncedView) => {
  const who = shortName ?? name
  return region ? `${nameIn(language, region.name)}, ${who}` : who
}

const courseName = (key: DateView['courses'][number]) => COURSES.find((course) => course.key === key)?.name ?? key
