import { campusDrawing } from '@/components/drawings/drawing-files'
import type { Language } from '@/lib/language'
import { collegeCardMessages } from '../card-messages'
import type { FeaturedCollegeView } from '../featured-queries'
import { CardBox } from './card-box'
import { cardFacts } from './card-sources'
import { CollegeCard, cardCourses, photographOf } from './college-card'

/** A college that is put forward: the usual card, and one without a link for a college that has no page. */
export function FeaturedCollege({ language, college }: { language: Language; college: FeaturedCollegeView }) {
  if (college.slug) {
    return <CollegeCard language={language} college={{ ...college, slug: college.slug }} blurb={college.description} />
  }
  return (
    <CardBox
      notKnown={collegeCardMessages(language).notKnown}
      href={college.websiteUrl}
      isOutside
      name={college.name}
      photograph={photographOf(college)}
      drawing={campusDrawing(college.name, college.ownership)}
      place={college.location}
      kind={college.ranking}
      blurb={college.description}
      courses={cardCourses(language, college.courses)}
      facts={college.fees ? cardFacts(language, college).slice(0, 1) : []}
    />
  )
}
