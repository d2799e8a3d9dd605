import type { ReactNode } from 'react'
import { SourceMark } from '@/components/sources/sources'
import { FactList } from '@/components/ui/facts'
import { type Language, languageOfText } from '@/lib/language'
import { money } from '@/lib/text/format'
import { type Country, seatPoolLabel } from '@/lib/vocabulary'
import { guidanceMessages } from '../messages'
import type { AuthorityView, CourseView, FeesView, RegionView } from '../operations/course-records'
import type { SeatFees } from '../view'
import { ElsewhereLink, RulesFrom } from './parts'

/** Admission facts: authorities and costs. */
export interface AdmissionView {
  course: Pick<CourseView, 'key' | 'duration' | 'entranceExam' | 'quotas' | 'quotasFrom'>
  national: CourseView['national']
  governmentFees: FeesView | null
  privateFees?: FeesView | null
  own?: { authority: AuthorityView; kind: RegionView['kind'] }
  /** By country of the colleges, in its currency. */
  statedFees?: { country: Country; seats: SeatFees[] }
  healthUniversity?: string | null
}

/** Whether anything is known. */
export const isAdmissionKnown = (view: AdmissionView): boolean => {
  const { course, national, governmentFees, privateFees, own, statedFees, healthUniversity } = view
  const ofCourse = [course.duration, course.entranceExam, course.quotas]
  const known = [...ofCourse, national, governmentFees, privateFees, own, statedFees?.seats.length, healthUniversity]
  return known.some(Boolean)
}

/** Authorities, examination, and typical costs, each with its source. */
export function AdmissionFacts(props: AdmissionView & { language: Language }) {
  const { language, course, national, governmentFees, privateFees, own, statedFees, healthUniversity } = props
  const { admission: messages } = guidanceMessages(language)
  const isRegulated = course.key === 'nursing' || course.key === 'paramedical'
  return (
    <FactList
      narrow="stacked"
      facts={[
        ...(own
          ? [
              {
                label: messages.ownAuthority(own.kind),
                value: <Authority language={language} authority={own.authority} />,
              },
            ]
          : []),
        {
          label: isRegulated ? messages.regulator : messages.nationalAuthority,
          value: national && (
            <ElsewhereLink language={language} href={national.website}>
              {national.name}
            </ElsewhereLink>
          ),
        },
        { label: messages.examination, value: course.entranceExam },
        { label: messages.duration, value: course.duration },
        {
          label: messages.statedFees,
          value: statedFees?.seats.length
            ? statedFees.seats.map(({ seatPool, colleges, years, ...range }) => (
                <p key={seatPool}>
                  {seatPool ? seatPoolLabel(language, seatPool) : messages.seatUnstated}:{' '}
                  <Amount language={language} range={range} country={statedFees.country} />{' '}
                  <span className="text-sm text-quiet">{messages.statedBy(colleges, years)}</span>
                </p>
              ))
            : null,
        },
        { label: messages.governmentFees, value: governmentFees && <Fees language={language} fees={governmentFees} /> },
        { label: messages.privateFees, value: privateFees && <Fees language={language} fees={privateFees} /> },
        {
          label: messages.quotas,
          value: course.quotas && (
            <>
              <span lang={languageOfText(course.quotas)}>{course.quotas}</span>
              <RulesFrom language={language} figure={course.quotasFrom} />
            </>
          ),
        },
        { label: messages.university, value: healthUniversity },
      ]}
    />
  )
}

type AuthorityProps = { language: Language; authority: AuthorityView }

const Authority = ({ language, authority: { authority, website, note } }: AuthorityProps): ReactNode => (
  <>
    <ElsewhereLink language={language} href={website}>
      {authority}
    </ElsewhereLink>
    {note && (
      <p className="text-sm text-quiet" lang={languageOfText(note)}>
        {note}
      </p>
    )}
  </>
)

function Amount(props: {
  language: Language
  range: { min: number; max: number }
  /** Null for India. */
  country?: Country | null
}) {
  const {
    language,
    range: { min, max },
    country = null,
  } = props
  const [lowest, highest] = [money(language, min, country), money(language, max, country)]
  return (
    <>
      <b>{min === max ? lowest : `${lowest} – ${highest}`}</b> {guidanceMessages(language).admission.perYear}
    </>
  )
}

const Fees = ({ language, fees }: { language: Language; fees: FeesView }) => (
  <>
    <Amount language={language} range={fees} /> <SourceMark language={language} figure={fees.from} />
    <p className="text-sm text-quiet">
      {[fees.note, fees.source && guidanceMessages(language).admission.source(fees.source)].filter(Boolean).join(' ')}
    </p>
  </>
)
