import Link from 'next/link'
import type { ReactNode } from 'react'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { Badge, Chips } from '@/components/ui/badge'
import { FactRow } from '@/components/ui/facts'
import { CampusPicture } from '@/features/colleges/page/components/campus-picture'
import type { CollegeCardView } from '@/features/colleges/page/view'
import { pathsIn } from '@/lib/addresses/paths'
import { placeText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { ownershipLabel } from '@/lib/text/vocabulary-labels'
import { collegeCardTexts } from '../card-texts'

/** Three cards side by side, where the page is wide enough. */
export const COLLEGES_IN_THREE = 'grid gap-6 lg:grid-cols-3 md:max-lg:gap-0'

/** A list of colleges: cards on phones, ruled rows from there on. It asks for a container named "list". */
export const COLLEGE_REGISTER =
  'grid gap-6 @min-[40rem]/list:gap-0 @min-[40rem]/list:border-b @min-[40rem]/list:border-rule'

/** The parts of a card. In a row each fact keeps its column, so that lists align when one is unknown. */
export const CARD = {
  article: 'group/college relative @container/college',
  inside: [
    'grid h-full grid-rows-[auto_1fr] overflow-clip rounded-card border border-rule bg-raised transition-[border-color] group-hover/college:border-brand',
    'group-has-[:is(h2,h3)_a:focus-visible]/college:outline-[3px] group-has-[:is(h2,h3)_a:focus-visible]/college:outline-offset-2 group-has-[:is(h2,h3)_a:focus-visible]/college:outline-brand',
    '@min-[40rem]/college:grid-cols-[14.5rem_1fr] @min-[40rem]/college:grid-rows-[auto] @min-[40rem]/college:gap-7 @min-[40rem]/college:overflow-visible @min-[40rem]/college:rounded-none @min-[40rem]/college:border-x-0 @min-[40rem]/college:border-b-0 @min-[40rem]/college:bg-transparent @min-[40rem]/college:py-6',
    '@min-[60rem]/college:grid-cols-[13.5rem_1fr] @min-[60rem]/college:py-5',
  ].join(' '),
  campus:
    'aspect-video border-b border-rule @min-[40rem]/college:self-start @min-[40rem]/college:rounded-card @min-[40rem]/college:border',
  body: [
    'grid grid-rows-[auto_auto_1fr_auto] content-start gap-[0.6rem] px-[1.15rem] pt-[1.1rem] pb-[1.15rem]',
    '@min-[40rem]/college:grid-cols-[1fr_auto] @min-[40rem]/college:grid-rows-[auto_1fr_auto] @min-[40rem]/college:gap-x-6 @min-[40rem]/college:p-0 @min-[40rem]/college:[&>*]:col-start-1',
    '@min-[60rem]/college:grid-cols-[minmax(0,1fr)_23rem_10rem] @min-[60rem]/college:grid-rows-[auto_1fr] @min-[60rem]/college:gap-x-7 @min-[60rem]/college:gap-y-[0.7rem]',
  ].join(' '),
  name: 'text-[1.25rem] leading-[1.18] hyphens-none',
  link: "text-ink no-underline group-hover/college:text-brand after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:outline-0",
  place: 'mt-[0.35rem] flex flex-wrap items-center gap-x-[0.7rem] gap-y-[0.3rem] text-sm/hint text-quiet',
  blurb: 'mt-2 text-sm',
  facts: [
    'border-t border-rule pt-[0.8rem]',
    '@min-[40rem]/college:col-span-full! @min-[40rem]/college:grid-cols-[11rem_8rem_8rem_1fr] @min-[40rem]/college:justify-start @min-[40rem]/college:border-t-0 @min-[40rem]/college:pt-[0.2rem]',
    '@min-[60rem]/college:col-span-1! @min-[60rem]/college:col-start-2! @min-[60rem]/college:row-span-2 @min-[60rem]/college:row-start-1 @min-[60rem]/college:grid-cols-[8.5rem_5.5rem_1fr] @min-[60rem]/college:content-start @min-[60rem]/college:gap-5 @min-[60rem]/college:pt-[0.1rem]',
  ].join(' '),
  save: [
    'relative z-1 -mb-[0.35rem] -ml-[0.6rem] self-start justify-self-start',
    '@min-[40rem]/college:col-start-2! @min-[40rem]/college:row-span-2 @min-[40rem]/college:row-start-1 @min-[40rem]/college:mb-0 @min-[40rem]/college:-mt-[0.6rem] @min-[40rem]/college:-mr-[0.6rem] @min-[40rem]/college:ml-0 @min-[40rem]/college:justify-self-end',
    '@min-[60rem]/college:col-start-3!',
  ].join(' '),
} as const

/**
 * A college in a list: a card where there is little room, a ruled row where there is much (the styles decide).
 * The whole card is the link's target; `saveButton` lies above it as a target of its own.
 */
export function CollegeCard({
  language,
  college,
  level: Name = 'h3',
  eager,
  blurb,
  saveButton,
}: {
  language: Language
  college: CollegeCardView
  level?: 'h2' | 'h3'
  /** For the cards on the first screen. */
  eager?: boolean
  /** Words of an editor's own, where a college is put forward. */
  blurb?: string | null
  saveButton?: ReactNode
}) {
  const texts = collegeCardTexts(language)
  const place = placeText(college.location, college.state)
  return (
    <article className={CARD.article}>
      <div className={CARD.inside}>
        <CampusPicture
          className={CARD.campus}
          photograph={college}
          drawing={campusDrawing(college.slug, college.ownership)}
          sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 15rem, 100vw"
          loading={eager ? undefined : 'lazy'}
          decoding="async"
        />
        <div className={CARD.body}>
          <div>
            <Name className={CARD.name}>
              <Link className={CARD.link} href={pathsIn(language).college(college.slug)} prefetch={false}>
                {college.name}
              </Link>
            </Name>
            <p className={CARD.place}>
              {place && <span>{place}</span>}
              {college.ownership && <Badge>{ownershipLabel(language, college.ownership)}</Badge>}
            </p>
            {blurb && <p className={CARD.blurb}>{blurb}</p>}
          </div>
          <Chips language={language} label={texts.courses} items={college.courses} />
          <FactRow
            className={CARD.facts}
            facts={[
              { label: texts.fees, value: college.fees },
              { label: texts.seats, value: college.seats },
              { label: texts.established, value: college.established },
            ]}
          />
          {saveButton && <div className={CARD.save}>{saveButton}</div>}
        </div>
      </div>
    </article>
  )
}
