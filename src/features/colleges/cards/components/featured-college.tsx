import { campusDrawing } from '@/components/drawings/drawing-files'
import { Badge, Chips } from '@/components/ui/badge'
import { FactRow } from '@/components/ui/facts'
import { CampusPicture } from '@/features/colleges/page/components/campus-picture'
import type { Language } from '@/lib/text/language'
import { collegeCardTexts } from '../card-texts'
import type { FeaturedCollegeView } from '../featured-queries'
import { CARD, CollegeCard } from './college-card'

/** A college that is put forward: the usual card, and one without a link for a college that has no page. */
export function FeaturedCollege({ language, college }: { language: Language; college: FeaturedCollegeView }) {
  const texts = collegeCardTexts(language)
  if (college.slug) {
    return <CollegeCard language={language} college={{ ...college, slug: college.slug }} blurb={college.description} />
  }
  return (
    <article className={CARD.article}>
      <div className={CARD.inside}>
        <CampusPicture
          className={CARD.campus}
          photograph={college}
          drawing={campusDrawing(college.name, college.ownership)}
          loading="lazy"
          decoding="async"
        />
        <div className={CARD.body}>
          <div>
            <h3 className={CARD.name}>
              {college.websiteUrl ? (
                <a className={CARD.link} href={college.websiteUrl} target="_blank" rel="noopener noreferrer">
                  {college.name}
                </a>
              ) : (
                college.name
              )}
            </h3>
            <p className={CARD.place}>
              {college.location && <span>{college.location}</span>}
              {college.ranking && <Badge>{college.ranking}</Badge>}
            </p>
            {college.description && <p className={CARD.blurb}>{college.description}</p>}
          </div>
          <Chips language={language} label={texts.courses} items={college.courses} />
          <FactRow className={CARD.facts} facts={[{ label: texts.fees, value: college.fees }]} />
        </div>
      </div>
    </article>
  )
}
