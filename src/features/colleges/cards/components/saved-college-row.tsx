import Link from 'next/link'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import type { CollegeCardView } from '@/features/colleges/page/view'
import { pathsIn } from '@/lib/paths/paths'
import { placeText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { collegeCardMessages } from '../card-messages'
import { badgeLabels } from '../kind-labels'
import { CardFigure } from './card-box'
import { cardFacts } from './card-sources'

const ROW =
  'grid gap-x-6 gap-y-2 border-t border-rule py-4 last:border-b md:grid-cols-[minmax(0,1fr)_20rem_auto] md:items-start'
const FACTS = 'grid grid-cols-[1.4fr_1fr_1fr] gap-x-4'

/** The colleges that somebody keeps, one under the other, so that their facts can be compared. */
export const SavedColleges = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="listed-marks">
    {children}
  </ul>
)

/** One of them: its name and place, then fee, seats and year in columns of their own. */
export function SavedCollegeRow({
  language,
  college,
  saveButton,
}: {
  language: Language
  college: CollegeCardView
  saveButton: ReactNode
}) {
  const texts = collegeCardMessages(language)
  const place = placeText(college.location, college.state)
  return (
    <li className={ROW}>
      <div className="min-w-0">
        <h3 className="text-[1.125rem]/heading">
          <Link className="tap-link" href={pathsIn(language).college(college.slug)} prefetch={false}>
            {college.name}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          {place && <span>{place}</span>}
          {badgeLabels(language, college).map((words) => (
            <Badge key={words}>{words}</Badge>
          ))}
        </p>
      </div>
      <dl className={FACTS}>
        {cardFacts(language, college).map((fact) => (
          <div key={fact.label} className="min-w-0">
            <dt className="text-xs text-quiet">{fact.label}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums *:[span]:font-normal *:[span]:text-quiet">
              <CardFigure {...fact} notStated={texts.notStated} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="-ms-[0.6rem] md:-mt-[0.6rem] md:ms-0">{saveButton}</div>
    </li>
  )
}
