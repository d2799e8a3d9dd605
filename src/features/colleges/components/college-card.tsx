import Link from 'next/link'
import type { ReactNode } from 'react'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { Badge, Chips } from '@/components/ui/badge'
import { FactRow } from '@/components/ui/facts'
import { placeText } from '@/lib/format'
import { paths } from '@/lib/paths'
import { collegeCardTexts as texts } from '../card-texts'
import type { CollegeCardView } from '../view'
import { CampusPicture } from './campus-picture'

/**
 * A college in a list: a card where there is little room, a ruled row where there is much (the styles decide).
 * The whole card is the link's target; `saveButton` lies above it as a target of its own.
 */
export function CollegeCard({
  college,
  level: Name = 'h3',
  eager,
  blurb,
  saveButton,
}: {
  college: CollegeCardView
  level?: 'h2' | 'h3'
  /** For the cards on the first screen. */
  eager?: boolean
  /** Words of an editor's own, where a college is put forward. */
  blurb?: string | null
  saveButton?: ReactNode
}) {
  const place = placeText(college.location, college.state)
  return (
    <article className="college">
      <div className="inside">
        <CampusPicture
          photograph={college}
          drawing={campusDrawing(college.slug, college.ownership)}
          sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 15rem, 100vw"
          loading={eager ? undefined : 'lazy'}
          decoding="async"
        />
        <div className="body">
          <div>
            <Name>
              <Link href={paths.college(college.slug)} prefetch={false}>
                {college.name}
              </Link>
            </Name>
            <p className="place">
              {place && <span>{place}</span>}
              {college.ownership && <Badge>{college.ownership}</Badge>}
            </p>
            {blurb && <p className="blurb">{blurb}</p>}
          </div>
          <Chips label={texts.courses} items={college.courses} />
          <FactRow
            facts={[
              { label: texts.fees, value: college.fees },
              { label: texts.seats, value: college.seats },
              { label: texts.established, value: college.established },
            ]}
          />
          {saveButton}
        </div>
      </div>
    </article>
  )
}
